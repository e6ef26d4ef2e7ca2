import { Button } from '@hwjy/ui'
import { Check, Download } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { installPrompt } from '../../shared/devices/install-prompt.ts'
import * as css from './download-page.css.ts'

const isApp = () => window.matchMedia('(display-mode: standalone)').matches

/** Installs in one press where the browser offers it; elsewhere the steps below say how. */
export function InstallButton() {
  const { t } = useTranslation('download')
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.getState)
  const [answer, setAnswer] = useState<'accepted' | 'declined' | null>(null)
  async function install() {
    setAnswer((await installPrompt.ask()) ? 'accepted' : 'declined')
  }
  if (isApp()) return <Note>{t('isApp')}</Note>
  if (answer === 'accepted') return <Note>{t('installed')}</Note>
  if (answer === 'declined') return <output className={css.muted}>{t('declined')}</output>
  if (prompt === null) return null
  return (
    <Button tone="primary" size="lg" onClick={() => void install()}>
      <Download aria-hidden size={20} />
      {t('install')}
    </Button>
  )
}

const Note = ({ children }: { children: string }) => (
  <output className={css.note}>
    <Check aria-hidden size={20} />
    {children}
  </output>
)
