/** `pnpm dev`: the server restarts and the page reloads as files change. The web app is on Vite's port and forwards calls. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { root, serve } from './lib/run.ts'

const port = process.env['PORT'] ?? '8080'
const server = spawn(process.execPath, ['--watch', '--conditions=source', 'apps/server/src/node/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
  stdio: 'inherit',
})
process.on('exit', () => server.kill())
serve('vite', [], { cwd: path.join('apps/web'), env: { HWJY_SERVER: `http://127.0.0.1:${port}` } })
