import { Button } from '@hwjy/ui'
import { MicOff, PenLine, ServerOff, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import * as css from './demo-page.css.ts'
import { ClassroomDrawing } from './classroom-drawing.tsx'

const DemoRoom = lazyPage<{ onLeave: () => void }>(() => import('./demo-room.tsx'))

/** Offers the classroom to try without an account. It is large, so it is fetched when the visitor opens it. */
export default function DemoPage() {
  const { t } = useTranslation('demo')
  const [isOpen, setIsOpen] = useState(false)
  const facts = [
    { Icon: PenLine, text: t('facts.teach') },
    { Icon: Users, text: t('facts.classmates') },
    { Icon: ServerOff, text: t('facts.private') },
    { Icon: MicOff, text: t('facts.devices') },
  ]
  const start = (isBusy: boolean) => (
    <Button tone="primary" size="lg" isBusy={isBusy} onClick={() => setIsOpen(true)}>
      {t('open')}
    </Button>
  )
  const intro = (isBusy: boolean) => (
    <div className={css.page}>
      <div className={css.words}>
        <h1>{t('heading')}</h1>
        <p className={css.lead}>{t('lead')}</p>
        <ul className={css.facts}>
          {facts.map(({ Icon, text }) => (
            <li key={text} className={css.fact}>
              <Icon aria-hidden size={20} className={css.icon} />
              {text}
            </li>
          ))}
        </ul>
        {start(isBusy)}
      </div>
      <ClassroomDrawing />
    </div>
  )
  if (!isOpen) return intro(false)
  return (
    <Suspense fallback={intro(true)}>
      <DemoRoom onLeave={() => setIsOpen(false)} />
    </Suspense>
  )
}
