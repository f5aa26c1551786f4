import { normalizeIP } from '@better-auth/core/utils/ip';

/** An address as it is counted: of an IPv6 address the network, since whoever has one has all in it. */
export const addressKey = (ip: string): string => normalizeIP(ip, { ipv6Subnet: 64 });
