import type { letters as en } from '../en/letters.ts';

/** What the server writes by e-mail. */
export const letters: typeof en = {
  newPassword: (name, address) => ({
    subject: 'Una nuova password per Bretwalda',
    text: `Ciao ${name},

qualcuno, probabilmente tu, ha chiesto una nuova password per Bretwalda. Sceglila qui entro un’ora:

${address}

Se non sei stato tu, non fare nulla: la tua password resta quella di prima.
`,
  }),
  notice: (line, link, settings) => `${line}

${link}

Ricevi questa e-mail perché l’hai chiesto. Per non riceverne più:
${settings}
`,
  code: (name, code) => ({
    subject: `${code} è il tuo codice per Bretwalda`,
    text: `${name} vorrebbe ricevere a questo indirizzo gli avvisi delle partite di Bretwalda. Se sei tu, inserisci questo codice nella pagina entro mezz’ora:

${code}

Se non sei tu, non fare nulla: qui non arriverà altro.
`,
  }),
};
