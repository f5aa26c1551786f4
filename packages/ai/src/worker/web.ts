import { serve } from './host.ts';
import type { Port } from './port.ts';

/** The script of a Web Worker that serves bots. */
declare const self: Port;

serve(self);
