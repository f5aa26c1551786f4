/** One error as people read it: the line of code with the changed piece in «», and what it was changed to. */
export function marked({ fileName, location, mutatorName, replacement, status }, sources) {
  const [file, source] = [...sources].find(([name]) => fileName.replaceAll('\\', '/').endsWith(name));
  const { start, end } = location;
  const text = source.split('\n')[start.line - 1];
  const code = `${text.slice(0, start.column)}«${text.slice(start.column, end.column)}»${text.slice(end.column)}`;
  const error = String(replacement).replace(/\s+/g, ' ');
  return { file, at: start.line, code: code.trim(), error, kind: mutatorName, status };
}
