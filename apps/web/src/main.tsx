import '@hwjy/ui'
import { configureSdk } from '@hwjy/sdk'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applyTheme, savedTheme } from './app/theme-choice.ts'
import { currentLanguage, startI18n } from './shared/i18n/i18n.ts'

applyTheme(savedTheme())
configureSdk({ language: currentLanguage })
await startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
