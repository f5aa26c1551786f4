import './style/fonts.css';
import './style/palette.css';
import './style/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { ignoreDroppedFiles } from './app/dropped-files.ts';
import { TroublePage } from './app/TroublePage.tsx';
import { loadWords } from './language/words.ts';
import { keepOnDevice } from './offline/register.ts';
import { Boundary } from './ui/Boundary.tsx';

/** The pages themselves have failed: all begins anew. */
const startAnew = (): void => {
  location.hash = '';
  location.reload();
};

const root = document.getElementById('root');
ignoreDroppedFiles();
keepOnDevice();
if (root)
  void loadWords().then(() =>
    // In small steps: what is seen until then stands in index.html.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Boundary instead={(error) => <TroublePage error={error} onStart={startAnew} />}>
            <App />
          </Boundary>
        </StrictMode>,
      ),
    ),
  );
