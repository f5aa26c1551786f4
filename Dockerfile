# The page and the server of games in one image; docs/operations.md tells how to use it.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_FOLDER=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# It ends by SIGTERM, which Docker sends; ten seconds are enough.
STOPSIGNAL SIGTERM
CMD ["node", "packages/server/dist/main.js"]
