import { createContext, useContext } from 'react';
import { useStore } from '../base/store.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no game around this component.');
  return session;
}

export const useScene = <U>(select: (scene: Scene) => U): U => useStore(useSession().scene, select);
