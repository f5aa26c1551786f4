import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from '../support/index.ts';
import { gameServer } from '../support/online.ts';
import { Person } from '../support/people.ts';

/** A server of letters that keeps what it is given. */
async function letterBox() {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isLetter = false;
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.write('220 letters\r\n');
    socket.on('data', (part) => {
      text += part;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isLetter) {
          isLetter = line !== '.';
          if (isLetter) letters.push(`${letters.pop()}${line}\n`);
          else socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          isLetter = true;
          letters.push('');
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  const port = await portOf(server);
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const portOf = (server: ReturnType<typeof createServer>): Promise<number> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

/** The server has to know its address before it listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

test('an e-mail address is told nothing before its owner has repeated the code', async ({
  browser,
  faults,
}) => {
  const box = await letterBox();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await gameServer({ PORT: String(port), PUBLIC_URL: url, SMTP_URL: box.url });
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  context.on('page', (page) => faults.watch(page));
  try {
    await Person.come(`${url}/`, context, 'Ann');
    const page = await context.newPage();
    await page.goto('./#/online/notices');
    const mail = page.getByRole('region', { name: 'By e-mail' });
    await mail.getByLabel('E-mail address').fill('ann@example.org');
    await mail.getByRole('button', { name: 'Send a code' }).click();
    await expect(mail).toContainText('is on its way to ann@example.org');
    await expect(page.getByTestId('ways')).toContainText('Waiting for the code');
    expect(box.letters).toHaveLength(1);
    const code = /^Subject: (\d{6})/m.exec(box.letters[0] ?? '')?.[1] as string;

    faults.allow(/notices\.(confirmWay|sendCode).* 4\d\d$|status of 4\d\d/);
    await mail.getByLabel('Code from the e-mail').fill(code === '000000' ? '111111' : '000000');
    await mail.getByRole('button', { name: 'Confirm' }).click();
    await expect(mail.getByTestId('refused')).toContainText('This is not the code in the e-mail.');
    await mail.getByTestId('code-again').click();
    await expect(mail.getByTestId('refused')).toContainText('That was too many requests at once.'); // once a minute
    expect(box.letters).toHaveLength(1);
    await page.reload(); // to look for the letter elsewhere
    await mail.getByLabel('Code from the e-mail').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await mail.getByLabel('Code from the e-mail').press('Enter');
    await expect(mail).toContainText('Address confirmed.');
    await expect(page.getByTestId('ways')).not.toContainText('Waiting for the code');
  } finally {
    await context.close();
    await server.close();
    box.close();
  }
});
