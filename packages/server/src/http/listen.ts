import type { FastifyInstance } from 'fastify';

/** Games that a browser keeps belong to the address of the page, so it should always be the same. */
export const USUAL_PORT = 4173;
const TRIES = 50;

/** Begins to listen, at the port that was asked for or near the usual one. */
export async function listenAt(
  app: FastifyInstance,
  host: string,
  port: number | undefined,
): Promise<number> {
  for (let i = 0; ; i++) {
    try {
      await app.listen({ host, port: port ?? USUAL_PORT + i });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : 0;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (isTaken && port !== undefined)
        throw new Error(`Port ${port} of ${host} is taken by another program.`);
      if (!isTaken || i >= TRIES) throw error;
    }
  }
}
