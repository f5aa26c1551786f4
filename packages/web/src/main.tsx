import './style/fonts.css';
import './style/palette.css';
import './style/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepStrayFilesOut } from './app/stray-files.ts';
import { followLanguage, loadWords } from './screens/start/words.ts';

const root = document.getElementById('root');
followLanguage();
keepStrayFilesOut();
if (root)
  void loadWords().then(() =>
    // In small steps: what is seen until then stands in index.html.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  );
