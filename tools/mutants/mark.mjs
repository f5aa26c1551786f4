/** One error as people read it: the line of code with the changed piece in «», and what it was changed to. */
export function marked({ fileName, location, mutatorName, replacement, status }, sources) {
  const [file, source] = [...sources].find(([name]) => fileName.replaceAll('\\', '/').endsWith(name));
  const text = source.split('\n')[location.start.line - 1];
  const [start, end] = [location.start.column - 1, location.end.column - 1];
  const code = `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
  const error = String(replacement).replace(/\s+/g, ' ');
  return { file, at: location.start.line, code: code.trim(), error, kind: mutatorName, status };
}
