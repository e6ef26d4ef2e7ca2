import {
  type BoardBackground,
  useAddBoardBackground,
  useDeleteBoardBackground,
  useListBoardBackgrounds,
} from '@hwjy/sdk'
import { boardBackgroundRequestNameMax, BoardBackgroundsDataMax } from '@hwjy/sdk/limits'
import { Banner, Button, EmptyState, IconButton, useConfirm, useToast } from '@hwjy/ui'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import * as css from './boards.css.ts'

/** Keeps pictures that can lie under the ink of every lesson: squared paper, a map. */
export function Backgrounds() {
  const { t } = useTranslation('boards')
  const backgrounds = useListBoardBackgrounds()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: add } = useAddBoardBackground(atOnce)
  const [isWrong, setIsWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = backgrounds.data ?? []
  const isFull = list.length >= BoardBackgroundsDataMax
  async function upload(file: File | undefined) {
    if (!file) return
    const isPicture = /\.(?:jpe?g|png)$/i.test(file.name)
    setIsWrong(!isPicture)
    if (!isPicture) return
    await run(async () => {
      const { uploadFor } = await import('../../shared/uploads/upload-queue.ts')
      const { resourceId } = await uploadFor(
        'resource',
        { file, kind: 'image' },
        { onProgress: () => undefined, signal: new AbortController().signal },
      )
      const name = [...file.name.replace(/\.[^.]+$/, '')].slice(0, boardBackgroundRequestNameMax).join('')
      await add({ data: { resourceId, name } })
    })
  }
  return (
    <section aria-label={t('backgrounds')} className={css.panel}>
      <div className={css.head}>
        <div className={css.words}>
          <h2>{t('backgrounds')}</h2>
          <p className={css.muted}>{t('backgroundsText', { max: BoardBackgroundsDataMax })}</p>
        </div>
        <Button isBusy={isBusy} disabled={isFull} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden size={18} />
          {t('addBackground')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png"
          aria-label={t('addBackground')}
          onChange={({ target }) => {
            void upload(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      {isFull && <p className={css.small}>{t('full', { max: BoardBackgroundsDataMax })}</p>}
      {isWrong && <Banner tone="danger">{t('noPicture')}</Banner>}
      <CallNotice problem={problem} />
      {!backgrounds.data && <NoList query={backgrounds} rows={2} />}
      {backgrounds.data && list.length === 0 && (
        <EmptyState title={t('noBackground')} description={t('noBackgroundText')} />
      )}
      {list.length > 0 && (
        <ul aria-label={t('backgrounds')} className={css.backgrounds}>
          {list.map((background) => (
            <BackgroundCard key={background.vbgId} background={background} />
          ))}
        </ul>
      )}
    </section>
  )
}

function BackgroundCard({ background: { vbgId, name, url } }: { background: BoardBackground }) {
  const { t } = useTranslation('boards')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: remove } = useDeleteBoardBackground(atOnce)
  async function ask() {
    const isSure = await confirm({
      title: t('deleteTitle', { name }),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await remove({ data: { vbgId } })
      toast.show(t('deleted', { name }))
    } catch (error) {
      toast.error(problemText(error))
    }
  }
  return (
    <li className={css.background}>
      <img src={url} alt={name} loading="lazy" className={css.picture} />
      <div className={css.caption}>
        <span lang="zh-Hans" className={css.name}>
          {name}
        </span>
        <IconButton
          size="sm"
          label={t('deleteOf', { name })}
          icon={<Trash2 aria-hidden size={16} />}
          onClick={() => void ask()}
        />
      </div>
    </li>
  )
}
