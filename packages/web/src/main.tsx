import './style/fonts.css';
import './style/palette.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadLanguage } from './text/index.ts';

const root = document.getElementById('root');
if (root)
  void loadLanguage().then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
