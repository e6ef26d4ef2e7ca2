import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import * as css from './error-state.css.ts'
import { errorStateWords } from './error-state-words.ts'

export function SupportDetails({ details }: { details: string }) {
  const text = useUiText()
  const words = useWords(errorStateWords)
  const [copied, setCopied] = useState<string | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(details).then(
      () => setCopied(details),
      () => {
        // Not allowed here; the words can be selected.
      },
    )
  return (
    <details className={css.details}>
      <summary className={css.summary}>{text.details}</summary>
      <div className={css.fineprint}>{details}</div>
      <Button size="sm" tone="quiet" className={css.copy} onClick={() => void copy()}>
        <span aria-live="polite">{copied === details ? words.copied : words.copy}</span>
      </Button>
    </details>
  )
}
