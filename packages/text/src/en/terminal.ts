export const terminal = {};
