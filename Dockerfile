# Coffer for production. It needs a DATABASE_URL: the image contains neither the embedded PostgreSQL nor a second Node.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# As scripts/launch.mjs has it, with the reason.
ENV NODE_COMPILE_CACHE=/app/node_modules/.cache/coffer
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY domain domain
COPY application application
COPY adapters adapters
COPY config config
COPY scripts/coffer.ts scripts/coffer.ts
RUN install --directory --owner=node node_modules/.cache/coffer
USER node
# Fills the compile cache with every module, so that no container strips types. The cache belongs to this account.
RUN ["node", "--input-type=module", "--eval", \
  "import { globSync } from 'node:fs'; for (const file of globSync('{adapters,config}/**/*.ts')) await import(`/app/${file}`)"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--env-file=config/node.env", "config/main.ts"]
