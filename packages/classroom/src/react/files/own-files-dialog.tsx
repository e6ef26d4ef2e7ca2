import { Button, Dialog, Field, TextInput } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { type OwnFiles, type RoomFile, RoomFileError } from '../../ports/room-files.ts'
import { useWords } from '../i18n/use-words.ts'
import { FileRow } from './file-row.tsx'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import { useInserter } from './use-inserter.ts'

const SEARCH_MAX_LENGTH = 50
const TYPED_FOR_MS = 300

/** The teacher's own files, to be put on the board. What is chosen becomes a file of the lesson. [R90] */
export function OwnFilesDialog({ own, onClose }: { own: OwnFiles; onClose: () => void }) {
  const t = useWords(filesWords)
  const inserter = useInserter()
  const [typed, setTyped] = useState('')
  const { files, status, hasMore, more, again } = useOwnFiles(own, typed.trim())
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('ownFilesTitle')}
      description={t('ownFilesHint')}
    >
      <Field label={t('searchFiles')} isLabelHidden>
        <TextInput
          type="search"
          placeholder={t('searchFiles')}
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {files.length > 0 && (
        <ul className={css.list}>
          {files.map((file) => (
            <FileRow key={file.fileId} file={file} insert={inserter.insertOwnFile} onDone={onClose} />
          ))}
        </ul>
      )}
      {status === 'loading' && <p className={css.quiet}>{t('loading')}</p>}
      {status === 'failed' && (
        <p role="alert" className={css.quiet}>
          {t('filesFailed')}{' '}
          <Button size="sm" onClick={again}>
            {t('retry')}
          </Button>
        </p>
      )}
      {status === 'here' && files.length === 0 && (
        <p className={css.quiet}>{t(typed.trim() === '' ? 'noOwnFiles' : 'noFileFound')}</p>
      )}
      {status === 'here' && hasMore && <Button onClick={more}>{t('moreFiles')}</Button>}
    </Dialog>
  )
}

interface Found {
  search: string
  files: readonly RoomFile[]
  hasMore: boolean
}

/** The pages of the list that were asked for, one after the other. Another search begins anew. */
function useOwnFiles(own: OwnFiles, search: string) {
  const [asked, setAsked] = useState({ search, page: 1, attempt: 0 })
  const [found, setFound] = useState<Found>({ search, files: [], hasMore: false })
  const [status, setStatus] = useState<'loading' | 'failed' | 'here'>('loading')
  useEffect(() => {
    if (search === asked.search) return
    const timer = setTimeout(() => {
      setStatus('loading')
      setAsked({ search, page: 1, attempt: 0 })
    }, TYPED_FOR_MS)
    return () => clearTimeout(timer)
  }, [search, asked.search])
  useEffect(() => {
    let isCurrent = true
    own.list(asked.search, asked.page).then(
      ({ files, hasMore }) => {
        if (!isCurrent) return
        const addTo = (before: Found) => (asked.page > 1 ? [...before.files, ...files] : files)
        setFound((before) => ({ search: asked.search, files: addTo(before), hasMore }))
        setStatus('here')
      },
      (error: unknown) => {
        if (!(error instanceof RoomFileError)) throw error
        if (isCurrent) setStatus('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [own, asked])
  const ask = (change: Partial<typeof asked>) => {
    setStatus('loading')
    setAsked({ ...asked, ...change })
  }
  return {
    files: found.search === asked.search ? found.files : [],
    hasMore: found.hasMore,
    status,
    more: () => ask({ page: asked.page + 1 }),
    again: () => ask({ attempt: asked.attempt + 1 }),
  }
}
