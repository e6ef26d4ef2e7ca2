import { threadMessageRequestTextMax } from '@hwjy/sdk/limits'
import { Button, Field, Textarea } from '@hwjy/ui'
import { SendHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isMac } from '../../../shared/devices/is-mac.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { AddPictures, ChosenPictures } from './chosen-pictures.tsx'
import * as css from './composer.css.ts'
import { type Composer as ComposerState, isTooLong } from './use-composer.ts'

/** A counter below a short message would only be in the way. */
const COUNTED_FROM = 0.8 * threadMessageRequestTextMax

/** Writes a message. Ctrl Enter sends; Enter begins a line, and belongs to the input method. */
export function Composer({ composer, name }: { composer: ComposerState; name: string }) {
  const { t } = useTranslation('threads')
  const { values, problem, draft, write, send } = composer
  const { text, pictures } = values
  const tooLong = isTooLong(text) ? t('tooLong', { max: threadMessageRequestTextMax }) : undefined
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {draft.isReadOnly && <DraftLine draft={draft} />}
      <fieldset disabled={draft.isReadOnly} className={css.fields}>
        <ChosenPictures pictures={pictures} onChange={(next) => write({ pictures: next })} />
        <Field label={t('writeTo', { name })} isLabelHidden error={problem === 'empty' ? t('empty') : tooLong}>
          <Textarea
            rows={2}
            className={css.text}
            placeholder={t('writeTo', { name })}
            maxCount={text.length > COUNTED_FROM ? threadMessageRequestTextMax : undefined}
            value={text}
            onChange={({ target }) => write({ text: target.value })}
            onKeyDown={(event) => {
              const isSend = event.key === 'Enter' && (isMac ? event.metaKey : event.ctrlKey)
              if (!isSend || event.nativeEvent.isComposing) return
              event.preventDefault()
              void send()
            }}
          />
        </Field>
        <div className={css.row}>
          <AddPictures pictures={pictures} onChange={(next) => write({ pictures: next })} />
          <span className={css.draft}>{!draft.isReadOnly && <DraftLine draft={draft} />}</span>
          <Button type="submit" tone="primary" aria-keyshortcuts={isMac ? 'Meta+Enter' : 'Control+Enter'}>
            <SendHorizontal aria-hidden size={18} />
            {t('send')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
