import type { PublicCourse } from '@hwjy/sdk'
import { Banner, Button, Combobox, Dialog, Field, TextInput } from '@hwjy/ui'
import { Copy, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coursePaths } from '../../../shared/courses/course-paths.ts'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { QrCode } from '../../../shared/qr-code/qr-code.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import { clockTime, dayInWords } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { zoneOptions } from '../../../shared/time/zone-options.ts'
import { useCopy } from '../../../shared/use-copy.ts'
import { saveShareZones, shareZones } from './share-zones.ts'
import { sharePicture } from './share-picture.ts'
import * as css from './share.css.ts'

/** Students read about the course and register here. A visitor comes to it after signing in. */
const linkOf = (courseId: string) =>
  new URL(`${import.meta.env.BASE_URL}${coursePaths.introduction(courseId).slice(1)}`, location.origin).href

/** The link of a course, its QR code, and a picture with its next lesson on the clocks of three cities. */
export function ShareDialog({ course, onClose }: { course: PublicCourse; onClose: () => void }) {
  const { t } = useTranslation('courses')
  const { copy, hasFailed } = useCopy(t('share.copied'))
  const link = linkOf(course.courseId)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('share.title')}
      description={t('share.text')}
      footer={<Button onClick={onClose}>{t('share.done')}</Button>}
    >
      <div className={list.panel}>
        <div className={css.code}>
          <QrCode text={link} label={t('share.code', { name: course.courseName })} />
        </div>
        <Field label={t('share.link')}>
          <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
        <div className={list.actions}>
          <Button tone="primary" onClick={() => void copy(link)}>
            <Copy aria-hidden size={18} />
            {t('share.copy')}
          </Button>
        </div>
        {hasFailed && <Banner tone="danger">{t('share.notCopied')}</Banner>}
        <Cities course={course} link={link} />
      </div>
    </Dialog>
  )
}

/** Three cities, the next lesson on their clocks, and the picture that says so. */
function Cities({ course, link }: { course: PublicCourse; link: string }) {
  const { t, i18n } = useTranslation('courses')
  const place = usePlaceName()
  const now = useServerNow()
  const [openedAt] = useState(() => new Date())
  const [zones, setZones] = useState(shareZones)
  const [hasFailed, setHasFailed] = useState(false)
  const options = useMemo(() => zoneOptions(openedAt, place), [openedAt, place])
  const next = course.lessons.find(({ startTime }) => Date.parse(startTime) > now)
  if (!next) return null
  const at = new Date(next.startTime)
  const timeIn = (zone: string) => `${dayInWords(at, 0, i18n.language, zone)} ${clockTime(at, i18n.language, zone)}`
  function change(index: number, zone: string) {
    if (zone === '') return
    const changed = zones.map((known, no) => (no === index ? zone : known))
    setZones(changed)
    saveShareZones(changed)
  }
  async function save() {
    try {
      const picture = await sharePicture({
        title: course.courseName,
        text: t('share.pictureText', { lesson: next?.lessonName ?? '' }),
        times: zones.map((zone) => ({ place: place(zone), time: timeIn(zone) })),
        link,
      })
      setHasFailed(false)
      saveFile(picture, `${course.courseName}.png`)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <section className={list.panel} aria-label={t('share.cities')}>
      <h3 className={css.heading}>{t('share.cities')}</h3>
      <div className={css.cities}>
        {zones.map((zone, index) => (
          // Two of them may be the same city for a moment: their place is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Field key={index} label={t('share.city', { no: index + 1 })} help={timeIn(zone)}>
            <Combobox
              options={options}
              value={zone}
              isClearable={false}
              emptyText={t('noneFound')}
              onValueChange={(chosen) => change(index, chosen)}
            />
          </Field>
        ))}
      </div>
      <div className={list.actions}>
        <Button onClick={() => void save()}>
          <Download aria-hidden size={18} />
          {t('share.picture')}
        </Button>
      </div>
      {hasFailed && <Banner tone="danger">{t('share.noPicture')}</Banner>}
    </section>
  )
}
