/**
 * The page in index.html is seen before its buttons work. The script there notes which of them was pressed meanwhile;
 * the same one of the real page is pressed here.
 */
export function replayEarlyPress(): void {
  const root = document.getElementById('root');
  const pressed = root?.dataset.pressed;
  if (!root || pressed === undefined) return;
  delete root.dataset.pressed;
  root.querySelectorAll('button')[Number(pressed)]?.click();
}
