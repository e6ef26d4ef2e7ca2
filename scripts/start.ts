/** `pnpm start`: builds what is missing, then runs the server with the web app on one port. */
import { serve } from './lib/run.ts'
import { ensureWebBuild } from './lib/web-build.ts'

await ensureWebBuild()
serve(process.execPath, ['--conditions=source', 'apps/server/src/node/main.ts'])
