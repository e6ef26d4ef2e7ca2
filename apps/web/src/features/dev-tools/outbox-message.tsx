import type { OutboxEntry } from '@hwjy/sdk'
import { Button, Card } from '@hwjy/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../shared/account/moment-text.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { codeIn } from './code-in.ts'
import * as css from './dev-tools.css.ts'

export function OutboxMessage({ message: { recipient, text, createdAt } }: { message: OutboxEntry }) {
  const { t } = useTranslation('devTools')
  const [isCopied, setIsCopied] = useState(false)
  const now = useServerNow()
  const zone = useViewerZone()
  const code = codeIn(text)
  return (
    <Card asChild padding="sm" className={css.message}>
      <li>
        <div className={css.messageHead}>
          <span>{t('to', { recipient })}</span>
          <time dateTime={createdAt}>{momentText(createdAt, currentLanguage(), now, zone)}</time>
        </div>
        <p>{text}</p>
        {code !== null && (
          <Button size="sm" onClick={() => void navigator.clipboard.writeText(code).then(() => setIsCopied(true))}>
            <Copy aria-hidden size={16} />
            {isCopied ? t('copied') : t('copy', { code })}
          </Button>
        )}
      </li>
    </Card>
  )
}
