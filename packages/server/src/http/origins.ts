import { isIP } from 'node:net';

/**
 * Which pages may send requests that change something. With a public address, those of that address alone. Without one,
 * those of the address that the request itself went to, if that is a number or stands for this machine or network: such a
 * name cannot be made to point here by anybody outside.
 */
export function trustedOrigins(publicUrl: string | undefined) {
  return (origin: string, host: string | undefined): boolean => {
    if (publicUrl) return origin === publicUrl;
    if (!host || origin !== `http://${host.toLowerCase()}`) return false;
    const { hostname } = new URL(origin);
    return (
      isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /^(localhost|[a-z0-9-]+(\.local)?)$/.test(hostname)
    );
  };
}
