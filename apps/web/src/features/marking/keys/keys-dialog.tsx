import { Button, Dialog, Switch } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from '../marking.css.ts'
import { setLetterKeys, useLetterKeys } from './use-marking-keys.ts'

const keys = [
  ['student', ['J', 'K']],
  ['nextWaiting', ['Shift J']],
  ['question', ['↓', '↑']],
  ['score', ['0–9']],
  ['full', ['F']],
  ['clear', ['⌫']],
  ['comment', ['C']],
  ['bank', ['B']],
  ['record', ['R']],
  ['play', ['Space']],
  ['speed', ['[', ']']],
  ['pen', ['D']],
  ['undo', ['Ctrl Z']],
  ['redo', ['Ctrl Shift Z', 'Ctrl Y']],
  ['leave', ['Esc']],
  ['send', ['Ctrl Enter']],
] as const

/** The keys of the page, and the switch for those of one character. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('marking')
  const hasLetters = useLetterKeys()
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={t('keys.title')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <dl className={css.keys}>
        {keys.map(([name, pressed]) => (
          <div key={name} className={css.keyRow}>
            <dt>
              {pressed.map((one) => (
                <kbd key={one} className={css.kbd}>
                  {one}
                </kbd>
              ))}
            </dt>
            <dd className={css.keyText}>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('keys.letters')} isChecked={hasLetters} onCheckedChange={setLetterKeys} />
    </Dialog>
  )
}
