/** A file that is dropped beside its place must not take the browser away from the game. */
export function ignoreDroppedFiles(): void {
  const keep = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  document.addEventListener('dragover', keep);
  document.addEventListener('drop', keep);
}
