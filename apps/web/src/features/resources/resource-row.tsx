import { type ResourceItem, useDeleteObjects } from '@hwjy/sdk'
import { DropdownMenu, IconButton, ListItem, StatusPill, useConfirm, useToast } from '@hwjy/ui'
import {
  Download,
  Ellipsis,
  FileArchive,
  FileText,
  Film,
  Globe,
  Image as ImageIcon,
  type LucideIcon,
  Music,
  PencilLine,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { atOnce } from '../../shared/at-once.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { sizeText } from '../../shared/size-text.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './resources.css.ts'

const icons: Readonly<Record<ResourceItem['type'], LucideIcon>> = {
  image: ImageIcon,
  audio: Music,
  video: Film,
  document: FileText,
  zip: FileArchive,
}

/** A larger picture costs more than a small look at it is worth. */
const THUMB_MAX_BYTES = 2 * 1024 ** 2

/** `/previewFile` asks for another address by itself when this one has ended. */
const previewOf = ({ resourceUrl, transcode, fileName }: ResourceItem) =>
  `/previewFile?${new URLSearchParams({ url: transcode?.pdfUrl ?? resourceUrl, name: fileName })}`

interface ResourceRowProps {
  resource: ResourceItem
  onRename: () => void
  onPublic: () => void
}

export function ResourceRow({ resource, onRename, onPublic }: ResourceRowProps) {
  const { t } = useTranslation('resources')
  const remove = useRemove(resource)
  const now = useServerNow()
  const zone = useViewerZone()
  const { fileName, type, sizeBytes, createdAt, isPublic, lessonId, resourceUrl } = resource
  const Icon = icons[type]
  const facts = [t(`types.${type}`), sizeText(sizeBytes, currentLanguage())]
  if (lessonId !== null) facts.push(t('ofLesson'))
  return (
    <ListItem
      link={
        <Link to={previewOf(resource)} target="_blank">
          {null}
        </Link>
      }
      leading={
        <span className={css.picture}>
          {type === 'image' && sizeBytes <= THUMB_MAX_BYTES ? (
            <img src={resourceUrl} alt="" loading="lazy" className={css.thumb} />
          ) : (
            <Icon aria-hidden size={20} />
          )}
        </span>
      }
      title={<span className={css.name}>{fileName}</span>}
      description={
        <>
          {`${facts.join('\u00a0· ')}\u00a0· `}
          <time dateTime={createdAt}>{momentText(createdAt, currentLanguage(), now, zone)}</time>
        </>
      }
      trailing={
        <>
          {isPublic && <StatusPill tone="accent">{t('public')}</StatusPill>}
          <DropdownMenu
            trigger={
              <IconButton size="sm" label={t('more', { name: fileName })} icon={<Ellipsis aria-hidden size={18} />} />
            }
            items={[
              { label: t('download'), icon: <Download aria-hidden size={18} />, onSelect: () => download(resource) },
              { label: t('rename'), icon: <PencilLine aria-hidden size={18} />, onSelect: onRename },
              {
                label: t(isPublic ? 'showAddress' : 'askPublic'),
                icon: <Globe aria-hidden size={18} />,
                onSelect: onPublic,
              },
              { type: 'separator' },
              {
                label: t('delete'),
                icon: <Trash2 aria-hidden size={18} />,
                tone: 'danger',
                onSelect: () => void remove(),
              },
            ]}
          />
        </>
      }
    />
  )
}

function download({ resourceUrl, fileName }: ResourceItem) {
  Object.assign(document.createElement('a'), { href: resourceUrl, download: fileName }).click()
}

/** Asks first; a file that something still shows stays, and the person reads what. */
function useRemove({ resourceId, fileName, isPublic, lessonId }: ResourceItem) {
  const { t } = useTranslation('resources')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: remove } = useDeleteObjects(atOnce)
  return async () => {
    const effects = [t('deleteText'), lessonId !== null && t('deleteFromLesson'), isPublic && t('deletePublic')]
    const isSure = await confirm({
      title: t('deleteTitle', { name: fileName }),
      description: effects.filter((effect) => effect !== false).join(' '),
      confirmLabel: t('delete'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      const { kept } = await remove({ data: { resourceIds: [resourceId] } })
      // Of a file in several places one is gone, which is what was asked for.
      const shown = kept.find(({ neededBy }) => neededBy !== 'resource')
      if (shown)
        toast.show(t(`keptBy.${shown.neededBy as Exclude<typeof shown.neededBy, 'resource'>}`, { name: fileName }))
      else toast.show(t('deleted', { name: fileName }))
    } catch (error) {
      toast.error(problemText(error))
    }
  }
}
