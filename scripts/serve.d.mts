export interface GameServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

export declare function startServer(options?: {
  readonly port?: number;
  readonly folder?: string;
}): Promise<GameServer>;
