import { z } from 'zod';

/** Fields that several procedures have. */
export const id = z.string().regex(/^[0-9a-z-]{1,40}$/);
export const seat = z.int().min(0).max(4);
export const revision = z.int().min(0).max(10_000_000);
export const invitation = z.string().max(60);
