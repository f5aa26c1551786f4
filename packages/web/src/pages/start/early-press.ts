/**
 * The page in index.html is seen before its buttons work. Its script notes which button was pressed meanwhile; this
 * presses the same button of the real page.
 */
export function replayEarlyPress(): void {
  const root = document.getElementById('root');
  const pressed = root?.dataset.pressed;
  if (!root || pressed === undefined) return;
  delete root.dataset.pressed;
  root.querySelectorAll('button')[Number(pressed)]?.click();
}
