/** `pnpm dev:mocks`: no server. The whole backend runs inside the browser, behind MSW; two tabs hold a class. */
import { serve } from './lib/run.ts'

serve('vite', ['--mode', 'mocks', ...process.argv.slice(2)], { cwd: 'apps/web' })
