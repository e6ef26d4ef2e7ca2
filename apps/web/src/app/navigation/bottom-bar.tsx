import { type Role, useSession } from '@hwjy/sdk'
import { Avatar, Drawer } from '@hwjy/ui'
import { Check, Menu } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { facesOfFamily } from '../../shared/people/face-of.ts'
import { useFamily } from '../../shared/family/use-family.ts'
import * as css from './bottom-bar.css.ts'
import { type NavigationEntry, navigationFor } from './navigation-entries.ts'

/** The navigation of a phone, at the bottom; entries that do not fit are behind "More". */
export function BottomBar({ role }: { role: Role }) {
  const { t } = useTranslation(['shell', 'pages'])
  const familyId = useId()
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const entries = navigationFor(role, useSession().userInfo?.buttons)
  const { students, goOnAs } = useFamily()
  const faces = facesOfFamily(students)
  const hasMore = entries.some(({ isInBar }) => !isInBar)
  const linkTo = ({ to, name, icon: Icon }: NavigationEntry, className: string, onClick?: () => void) => (
    <NavLink key={to} to={to} end={name === 'home'} className={className} {...(onClick && { onClick })}>
      <Icon aria-hidden size={22} />
      <span className={css.words}>{t(`pages:${name}`)}</span>
    </NavLink>
  )
  return (
    <nav className={css.bar} aria-label={t('navigation.label')}>
      {entries.filter(({ isInBar }) => isInBar).map((entry) => linkTo(entry, css.item))}
      {hasMore && (
        <button type="button" className={css.item} aria-haspopup="dialog" onClick={() => setIsMoreOpen(true)}>
          <Menu aria-hidden size={22} />
          <span className={css.words}>{t('navigation.more')}</span>
        </button>
      )}
      <Drawer isOpen={isMoreOpen} onOpenChange={setIsMoreOpen} side="bottom" title={t('navigation.more')}>
        <div className={css.drawer}>
          {entries.filter(({ isInBar }) => !isInBar).map((entry) => linkTo(entry, css.row, () => setIsMoreOpen(false)))}
        </div>
        {students.length > 0 && (
          <section className={css.family} aria-labelledby={familyId}>
            <h3 id={familyId} className={css.familyHeading}>
              {t('family.label')}
            </h3>
            {students.map(({ stuId, name, isCurrent }) => (
              <button
                key={stuId}
                type="button"
                className={css.row}
                aria-pressed={isCurrent}
                onClick={() => {
                  setIsMoreOpen(false)
                  void goOnAs(stuId)
                }}
              >
                <Avatar name={name} {...faces.get(stuId)} size={32} isDecorative />
                <span className={css.rowName}>{name}</span>
                {isCurrent && <Check aria-hidden size={20} />}
              </button>
            ))}
          </section>
        )}
      </Drawer>
    </nav>
  )
}
