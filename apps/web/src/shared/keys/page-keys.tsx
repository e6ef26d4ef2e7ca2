import { Button, Dialog, IconButton } from '@hwjy/ui'
import { Keyboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedChoice } from '../choices/use-saved-choice.ts'
import { isMac } from '../devices/is-mac.ts'
import { actOf, HELP_KEY, type PageKey } from './key-act.ts'
import { letterKeys } from './letter-keys.ts'
import { LetterKeysSwitch } from './letter-keys-switch.tsx'
import * as css from './page-keys.css.ts'

/**
 * Listens to the keys of a page while it is shown, and lists them: on `?`, and at its own button. The page loads the words
 * of `keys`.
 */
export function PageKeys({ keys }: { keys: readonly PageKey[] }) {
  const { t } = useTranslation('keys')
  const [isOpen, setIsOpen] = useState(false)
  const areOn = useSavedChoice(letterKeys) === 'on'
  const latest = useRef({ keys, areOn })
  useEffect(() => {
    latest.current = { keys, areOn }
  })
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const help = { keys: [HELP_KEY], label: '', act: () => setIsOpen(true) }
      const act = actOf(event, [...latest.current.keys, help], latest.current.areOn)
      if (!act) return
      event.preventDefault()
      act(event.key)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const rows = [...keys, { keys: [HELP_KEY], label: t('help') }]
  return (
    <>
      <IconButton
        label={t('title')}
        icon={<Keyboard aria-hidden size={20} />}
        className={css.button}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="sm"
        title={t('title')}
        footer={<Button onClick={() => setIsOpen(false)}>{t('close')}</Button>}
      >
        <div className={css.content}>
          <dl className={css.rows}>
            {rows.map(({ keys: names, label }) => (
              <div key={label} className={css.row}>
                <dt>{label}</dt>
                <dd className={css.names}>
                  {names.map((name) => (
                    <kbd key={name} className={css.key}>
                      {keyName(name)}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <LetterKeysSwitch />
        </div>
      </Dialog>
    </>
  )
}

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Escape: 'Esc',
  ' ': '␣',
}

/** Says what is printed on the key. `Control+Enter` names two that are held together. */
const keyName = (key: string): string =>
  key
    .split(/(?<=.)\+/)
    .map((part) =>
      part === 'Control' ? (isMac ? '⌘' : 'Ctrl') : (names[part] ?? (part.length === 1 ? part.toUpperCase() : part)),
    )
    .join(' ')
