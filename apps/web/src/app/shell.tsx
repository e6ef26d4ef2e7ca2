import { useSession } from '@hwjy/sdk'
import { Logo } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router-dom'
import * as css from './shell.css.ts'
import { MAIN_ID } from './use-scroll-to-top.ts'
import { UserInfoCheck } from './user-info-check.tsx'
import { UserMenu } from './user-menu.tsx'

/** What every signed-in page shares: the bar with the way home and one's own menu. */
export default function Shell() {
  const { t } = useTranslation()
  const { userInfo, userRole } = useSession()
  if (!userInfo || !userRole) return null
  return (
    <>
      <div className={css.shell}>
        <a href={`#${MAIN_ID}`} className={css.skipLink}>
          {t('skipToContent')}
        </a>
        <header className={css.bar}>
          <div className={css.barInside}>
            <Link to={`/${userRole}`} className={css.homeLink}>
              <Logo withName />
            </Link>
            <UserMenu userInfo={userInfo} role={userRole} />
          </div>
        </header>
        <main id={MAIN_ID} tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
      <UserInfoCheck role={userRole} />
    </>
  )
}
