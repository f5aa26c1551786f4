/** What the server writes by e-mail. */
export const letters = {
  newPassword: (name: string, address: string) => ({
    subject: 'A new password for Bretwalda',
    text: `Hello ${name},

somebody, probably you, asked for a new password for Bretwalda. Choose one here within an hour:

${address}

If it was not you, do nothing: your password stays as it is.
`,
  }),
  /** A notice, the way to the game, and where one says that no more shall come. */
  notice: (line: string, link: string, settings: string) => `${line}

${link}

You are getting this e-mail because you asked for it. To stop these e-mails:
${settings}
`,
  /** By which somebody proves that an e-mail address is theirs. */
  code: (name: string, code: string) => ({
    subject: `${code} is your code for Bretwalda`,
    text: `${name} would like to get notices about games of Bretwalda at this address. If that is you, enter this code on the page within half an hour:

${code}

If it is not you, do nothing: nothing more is sent here.
`,
  }),
};
