/** Path strings: one decimal, relative, without drift. */

export const round = (value) => Math.round(value * 10) / 10;

export function number(value) {
  const text = String(round(value));
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

export function linePath(points, close) {
  let px = round(points[0][0]);
  let py = round(points[0][1]);
  let path = `M${number(px)} ${number(py)}`;
  let first = true;
  for (const p of points.slice(1)) {
    const x = round(p[0]);
    const y = round(p[1]);
    if (x === px && y === py) continue;
    const dx = number(x - px);
    const dy = number(y - py);
    path += (first ? 'l' : dx[0] === '-' ? '' : ' ') + dx + (dy[0] === '-' ? '' : ' ') + dy;
    first = false;
    px = x;
    py = y;
  }
  return path + (close ? 'z' : '');
}

export const ringsPath = (rings) => rings.map((ring) => linePath(ring, true)).join('');
