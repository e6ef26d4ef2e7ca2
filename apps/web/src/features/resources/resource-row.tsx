import type { Favourite, ResourceItem } from '@hwjy/sdk'
import { DropdownMenu, IconButton, ListItem, StatusPill } from '@hwjy/ui'
import {
  Download,
  Ellipsis,
  FileArchive,
  Files,
  FileText,
  Film,
  Globe,
  Image as ImageIcon,
  type LucideIcon,
  Music,
  PencilLine,
  Presentation,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { StarButton } from '../../shared/favourites/star-button.tsx'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { langOf } from '../../shared/names/name-line.tsx'
import { sizeText } from '../../shared/size-text.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { PagesState, usePages } from './pages-state.tsx'
import * as css from './resources.css.ts'
import { useRemove } from './use-remove.ts'

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
  /** Left out where it is no favourite. */
  kept: Favourite | undefined
  onRename: () => void
  onShow: () => void
  onPublic: () => void
}

export function ResourceRow({ resource, kept, onRename, onShow, onPublic }: ResourceRowProps) {
  const { t } = useTranslation('resources')
  const remove = useRemove()
  const pages = usePages(resource)
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
      title={
        <span lang={langOf(fileName)} className={css.name}>
          {fileName}
        </span>
      }
      description={
        <>
          {`${facts.join('\u00a0· ')}\u00a0· `}
          <time dateTime={createdAt}>{momentText(createdAt, currentLanguage(), now, zone)}</time>
        </>
      }
      trailing={
        <>
          <PagesState transcode={resource.transcode} />
          <StarButton
            viewer="teacher"
            target={{ targetType: 'resource', targetId: resource.resourceId }}
            name={fileName}
            kept={kept}
          />
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
              { label: t('show'), icon: <Presentation aria-hidden size={18} />, onSelect: onShow },
              ...pages.map((item) => ({ ...item, icon: <Files aria-hidden size={18} /> })),
              { type: 'separator' },
              {
                label: t('delete'),
                icon: <Trash2 aria-hidden size={18} />,
                tone: 'danger',
                onSelect: () => void remove(resource),
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
