import { type FormEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { PasswordInput } from '../password-input/password-input.tsx'
import { useWords } from '../ui-text/words.ts'
import * as css from './pdf-viewer.css.ts'
import { pdfViewerWords } from './pdf-viewer-words.ts'

interface PdfUnlockProps {
  isWrong: boolean
  onUnlock: (password: string) => void
}

export function PdfUnlock({ isWrong, onUnlock }: PdfUnlockProps) {
  const words = useWords(pdfViewerWords)
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onUnlock(password)
  }
  return (
    <form className={css.unlock} onSubmit={submit}>
      <p>{words.locked}</p>
      <Field label={words.password} error={isWrong ? words.wrongPassword : undefined}>
        <PasswordInput autoComplete="off" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Button type="submit" tone="primary">
        {words.open}
      </Button>
    </form>
  )
}
