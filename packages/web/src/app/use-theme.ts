import { useEffect } from 'react';
import { settings } from '../base/settings.ts';
import { useStore } from '../base/store.ts';

/** Light or dark, as chosen or as the system has it. */
export function useTheme(): void {
  const theme = useStore(settings, (s) => s.theme);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'system' && system.matches);
      document.documentElement.dataset.theme = dark ? 'dark' : 'light';
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        meta.content = dark ? '#15120e' : '#e9dfc8';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
}
