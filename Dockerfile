# Builds with everything, runs with what is needed: no compiler, no tests, no sources but the migrations.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:22-bookworm-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src/server/store/migrations ./src/server/store/migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself is process 1, so that SIGTERM reaches it and requests and jobs are drained.
CMD ["node", "scripts/serve.mjs"]
