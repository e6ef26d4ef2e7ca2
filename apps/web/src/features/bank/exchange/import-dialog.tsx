import { Banner, Button, Checkbox, Combobox, Dialog, Field, Progress, SegmentedControl, Textarea } from '@hwjy/ui'
import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { textOf } from '../../../shared/files/decode-text.ts'
import { langOf } from '../../../shared/names/name-line.tsx'
import { FILL_IN_EXAMPLE, withPinyin } from '../../../shared/questions/typed-draft.ts'
import * as css from '../bank.css.ts'
import { usePlaces } from '../use-places.ts'
import { ReadLines } from './read-lines.tsx'
import type { ReadLine } from './read-line.ts'
import { columnsLeftOut, formatOf, type ImportFormat, readQuestions } from './read-questions.ts'
import { useImport } from './use-import.ts'

/** A longer file is two files: a teacher reads the receipt. */
const TEXT_MAX = 1_000_000
const formats = ['plain', 'csv', 'gift', 'qti'] as const satisfies readonly ImportFormat[]

interface Pasted {
  text: string
  format: ImportFormat
  chapterId: string
  isShared: boolean
  keepsSameWording: boolean
  /** Changes with the text: the server knows by it what it saved before a break. */
  importId: string
}

const blank: Pasted = {
  text: '',
  format: 'plain',
  chapterId: '',
  isShared: false,
  keepsSameWording: false,
  importId: '',
}

/** Pasted lines or a file become questions, each with a receipt. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bank')
  const [pasted, setPasted] = useState(blank)
  const draft = useDraft<Pasted>({
    form: 'question-import',
    id: 'new',
    blank,
    isBlank: ({ text }) => text === '',
    show: setPasted,
  })
  const { lines, unknown, isReading } = useLines(pasted)
  const { chapters } = usePlaces()
  const job = useImport()
  const picker = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<'tooLarge' | 'notText' | 'emptyFile' | null>(null)
  /** Keeps the text that a file took the place of. */
  const [replaced, setReplaced] = useState<Pasted | null>(null)
  const change = (part: Partial<Pasted>) => {
    const next = { ...pasted, ...part, importId: crypto.randomUUID().slice(0, 12) }
    setPasted(next)
    draft.change(next)
    job.reset()
  }
  async function open(files: readonly File[]) {
    if (files.length === 0) return
    const isTooMuch = files.reduce((sum, { size }) => sum + size, 0) > TEXT_MAX
    const texts = isTooMuch ? [] : (await Promise.all(files.map(textOf))).filter((text) => text !== null)
    // Files of one question each, as QTI has them, are read as one.
    const text = texts.length === 1 ? (texts[0] ?? '') : wrapped(texts)
    const denial = isTooMuch
      ? 'tooLarge'
      : texts.length < files.length
        ? 'notText'
        : text.trim() === ''
          ? 'emptyFile'
          : null
    setRefusal(denial)
    if (denial !== null) return
    setReplaced(pasted.text === '' ? null : pasted)
    change({ text, format: formatOf(text, files[0]?.name) })
  }
  const ready = lines.flatMap(({ question }) => (question ? [question] : []))
  async function run() {
    const { chapterId, isShared, keepsSameWording, importId } = pasted
    const questions = await Promise.all(
      ready.map((question) => withPinyin({ ...question, isShared, ...(chapterId !== '' && { chapterId }) })),
    )
    if (await job.run({ questions, importId, keepsSameWording })) draft.sent()
  }
  const isDone = job.status === 'done'
  return (
    <Dialog
      isOpen
      size="lg"
      isDismissible={job.status !== 'running'}
      onOpenChange={onClose}
      title={t('importing.title')}
      description={t('importing.text')}
      footer={
        <>
          <div className={css.besideButtons}>
            <DraftLine draft={draft} />
          </div>
          <Button onClick={onClose} disabled={job.status === 'running'}>
            {t(isDone ? 'close' : 'importing.cancel')}
          </Button>
          {!isDone && (
            <Button
              tone="primary"
              isBusy={job.status === 'running'}
              disabled={ready.length === 0 || draft.isReadOnly}
              onClick={() => void run()}
            >
              {job.receipts.length > 0
                ? t('importing.goOn')
                : ready.length === 0
                  ? t('importing.startNone')
                  : t('importing.start', { count: ready.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.form}>
        {!isDone && (
          <>
            <Field
              label={t('importing.paste')}
              help={t(`importing.help.${pasted.format}`, { fillIn: FILL_IN_EXAMPLE })}
            >
              <Textarea
                rows={8}
                lang="zh-Hans"
                value={pasted.text}
                disabled={draft.isReadOnly || job.status === 'running'}
                onChange={({ target }) => {
                  const text = target.value.slice(0, TEXT_MAX)
                  // Shows what is pasted into an empty field says what it is.
                  change({ text, ...(pasted.text === '' && { format: formatOf(text) }) })
                  setReplaced(null)
                }}
              />
            </Field>
            <div className={css.actions}>
              <SegmentedControl
                size="sm"
                label={t('importing.format')}
                value={pasted.format}
                onValueChange={(format) => change({ format })}
                options={formats.map((value) => ({ value, label: t(`importing.formats.${value}`) }))}
              />
              <Button size="sm" onClick={() => picker.current?.click()}>
                <FileUp aria-hidden size={16} />
                {t('importing.file')}
              </Button>
              <input
                ref={picker}
                type="file"
                hidden
                multiple
                accept=".csv,.txt,.gift,.xml"
                aria-label={t('importing.file')}
                onChange={({ target }) => {
                  void open([...(target.files ?? [])])
                  target.value = ''
                }}
              />
            </div>
            {refusal && <Banner tone="danger">{t(`importing.${refusal}`)}</Banner>}
            {replaced && (
              <Banner
                tone="info"
                action={
                  <Button
                    size="sm"
                    onClick={() => {
                      change(replaced)
                      setReplaced(null)
                    }}
                  >
                    {t('importing.putBack')}
                  </Button>
                }
              >
                {t('importing.replaced')}
              </Banner>
            )}
            <Field label={t('importing.chapter')}>
              <Combobox
                value={pasted.chapterId}
                placeholder={t('noPlace')}
                onValueChange={(chapterId) => change({ chapterId })}
                options={chapters}
              />
            </Field>
            <Checkbox
              label={t('importing.share')}
              isChecked={pasted.isShared}
              onCheckedChange={(isShared) => change({ isShared })}
            />
            <Checkbox
              label={t('importing.keep')}
              isChecked={pasted.keepsSameWording}
              onCheckedChange={(keepsSameWording) => change({ keepsSameWording })}
            />
          </>
        )}
        {job.status === 'running' && (
          <Progress label={t('importing.running')} value={job.receipts.length} max={Math.max(1, ready.length)} />
        )}
        {job.status === 'stopped' && job.receipts.length > 0 && (
          <Banner tone="warning">{t('importing.stopped', { done: job.receipts.length, count: ready.length })}</Banner>
        )}
        <CallNotice problem={job.problem} />
        {!isReading && !isDone && unknown.length > 0 && (
          <Banner tone="warning">
            {t('importing.unknownColumns')} <span lang={langOf(unknown.join('、'))}>{unknown.join('、')}</span>
          </Banner>
        )}
        {!isReading && ready.length > 0 && job.status === 'idle' && !pasted.keepsSameWording && (
          <p className={css.muted}>{t('importing.skipsSame')}</p>
        )}
        {!isReading && lines.length > 0 && <ReadLines lines={lines} receipts={job.receipts} />}
      </div>
    </Dialog>
  )
}

const wrapped = (texts: readonly string[]) =>
  texts.every((text) => text.trimStart().startsWith('<'))
    ? `<items>${texts.map((text) => text.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')).join('')}</items>`
    : texts.join('\n\n')

interface Read {
  lines: readonly ReadLine[]
  /** Columns of a table that are not imported. */
  unknown: readonly string[]
}

/** The questions of a text; those of the text before while the new ones are read. */
function useLines({ text, format }: Pasted): Read & { isReading: boolean } {
  const [read, setRead] = useState<(Read & { text: string; format: ImportFormat }) | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const [lines, unknown] = await Promise.all([readQuestions(text, format), columnsLeftOut(text, format)])
      if (isCurrent) setRead({ text, format, lines, unknown })
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [text, format])
  const isReading = read?.text !== text || read.format !== format
  return { lines: read?.lines ?? [], unknown: read?.unknown ?? [], isReading }
}
