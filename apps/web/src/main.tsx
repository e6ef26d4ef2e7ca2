import '@hwjy/ui'
import './app/global.css.ts'
import { configureSdk } from '@hwjy/sdk'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyTheme, savedTheme } from './app/theme-choice.ts'
import { currentLanguage, startI18n } from './shared/i18n/i18n.ts'

/** `pnpm dev:mocks`; a production build drops everything behind it. */
const isMocked = import.meta.env.MODE === 'mocks'

applyTheme(savedTheme())
if (isMocked) await import('./app/mocks.ts').then((mocks) => mocks.startMockBackend())
configureSdk({
  language: currentLanguage,
  // Two tabs of one browser are two people there, so each keeps a session of its own.
  ...(isMocked && { storage: sessionStorage }),
})
await startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
