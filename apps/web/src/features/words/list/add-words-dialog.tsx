import { useAddWords } from '@hwjy/sdk'
import { Button, Dialog, Field, Textarea, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import * as css from '../words.css.ts'
import { wordsIn } from './words-in.ts'

const blank = { text: '' }

/** Takes one word or a pasted list of them. What is typed stays on this device until it is kept. */
export function AddWordsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('words')
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync, isPending } = useAddWords(atOnce)
  const form = useForm({ defaultValues: blank })
  const text = useWatch({ control: form.control, name: 'text' })
  const draft = useDraft({ form: 'words', id: 'new', blank, show: (values) => form.reset(values) })
  const [problem, setProblem] = useState<string>()
  const { words, tooLong, rest, repeats } = wordsIn(text)

  async function save() {
    if (words.length === 0) return setProblem(t('typeWords'))
    try {
      const { added, alreadyKept, refused } = await mutateAsync({ data: { texts: words } })
      const wrong = [...refused, ...tooLong]
      const left = [...wrong, ...rest]
      if (left.length > 0) {
        // Text that was no word stays in the field, to be mended, and words beyond one request wait there for the next.
        form.reset({ text: left.join('\n') })
        draft.change({ text: left.join('\n') })
        const reasons = [
          wrong.length > 0 && t('refused', { count: wrong.length }),
          rest.length > 0 && t('left', { count: rest.length }),
        ]
        setProblem(reasons.filter((reason) => reason !== false).join(' '))
      } else {
        draft.sent()
        onClose()
      }
      const saved = added + alreadyKept
      // The server may read two entries as one word.
      const again = repeats + words.length - refused.length - saved
      const counts = [
        t('receipt.added', { count: added }),
        alreadyKept > 0 && t('receipt.known', { count: alreadyKept }),
        again > 0 && t('receipt.again', { count: again }),
        left.length > 0 && t('receipt.left', { count: left.length }),
      ]
      if (saved > 0) toast.show(counts.filter((count) => count !== false).join(t('receipt.and')))
    } catch (error) {
      setProblem(problemText(error))
    }
    return undefined
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('add')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" disabled={draft.isReadOnly} isBusy={isPending} onClick={() => void save()}>
            {t('keepWords', { count: words.length })}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Field
          label={t('wordsField')}
          help={t('wordsHint')}
          error={problem ?? (rest.length > 0 ? t('tooMany') : undefined)}
        >
          <Textarea
            lang="zh-Hans"
            rows={6}
            disabled={draft.isReadOnly}
            maxLength={4_000}
            {...form.register('text', {
              onChange: ({ target }) => {
                setProblem(undefined)
                draft.change({ text: String(target.value) })
              },
            })}
          />
        </Field>
        <DraftLine draft={draft} />
      </div>
    </Dialog>
  )
}
