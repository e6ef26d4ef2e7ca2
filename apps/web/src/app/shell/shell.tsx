import { type Role, type UserInfo, useSession } from '@hwjy/sdk'
import { ownSchool, SchoolLogo } from '../../shared/schools/school-logo.tsx'
import { Activity, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useOutletContext, useRoutes } from 'react-router-dom'
import type { ClosingBannerProps } from '../../features/account/closing/closing-banner.tsx'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { pageKey } from '../../shared/session/query-pages.ts'
import { LateUploads } from '../../shared/uploads/late-uploads.tsx'
import { TakeOverBanner, TakeOverNotice } from '../family/take-over-notice.tsx'
import { NotificationBell } from '../bell/notification-bell.tsx'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import { Rail } from '../navigation/rail.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import type { AppRoute } from '../routes/route-meta.ts'
import { pageNameAt } from '../routes/page-at.ts'
import * as css from './shell.css.ts'
import type { SignedInContext } from './signed-in.tsx'
import { TabPage } from '../tabs/tab-page.tsx'
import { TabStrip } from '../tabs/tab-strip.tsx'
import { useTabs } from '../tabs/use-tabs.ts'
import { UpdateNotice } from './update-notice.tsx'
import { MAIN_ID } from '../page/use-scroll-to-top.ts'
import { UserInfoCheck } from './user-info-check.tsx'
import { UserMenu } from './user-menu.tsx'

const PasswordAgePrompt = lazyPage<{ userId: string }>(
  () => import('../../features/account/security/password-age-prompt.tsx'),
  'account',
)

const ClosingBanner = lazyPage<ClosingBannerProps>(
  () => import('../../features/account/closing/closing-banner.tsx'),
  'account',
  'smsCode',
)

/** The frame that every signed-in page shares: the navigation, the opened pages, the user's menu. */
export default function Shell({ pages }: { pages: AppRoute[] }) {
  const { userInfo, userRole } = useSession()
  if (!userInfo || !userRole) return null
  // The opened pages of another user are never shown to this one.
  return <ShellOf key={userInfo.userId} pages={pages} userInfo={userInfo} role={userRole} />
}

function ShellOf({ pages, userInfo, role }: { pages: AppRoute[]; userInfo: UserInfo; role: Role }) {
  const { t } = useTranslation()
  const location = useLocation()
  const { pathname } = location
  const key = pageKey(location)
  const home = `/${role}`
  const nameOf = (path: string) => pageNameAt(pages, path)
  const isPage = nameOf(pathname) !== null
  const { tabs, locations, ...tabActions } = useTabs(userInfo.userId, home, isPage)
  const noPage = useRoutes(pages)
  const { takenOver } = useOutletContext<SignedInContext>()
  return (
    <>
      <div className={css.shell}>
        <a href={`#${MAIN_ID}`} className={css.skipLink}>
          {t('skipToContent')}
        </a>
        <Rail role={role} />
        <div className={css.column}>
          <header className={css.bar}>
            <Link to={home} className={css.homeLink}>
              <SchoolLogo withName school={ownSchool(userInfo)} />
            </Link>
            <TabStrip tabs={tabs} path={key} nameOf={nameOf} {...tabActions} />
            <div className={css.tools}>
              <PaletteButton role={role} />
              <NotificationBell role={role} />
              <UserMenu userInfo={userInfo} role={role} />
            </div>
          </header>
          <main id={MAIN_ID} tabIndex={-1} className={css.main}>
            <div className={css.notices}>
              <OfflineBanner />
              <UpdateNotice />
              {takenOver === 'in-another-window' && <TakeOverBanner name={userInfo.nickname || userInfo.name} />}
              {pathname === home && userInfo.closesAt && (
                <Suspense>
                  <ClosingBanner closesAt={userInfo.closesAt} role={role} />
                </Suspense>
              )}
            </div>
            {[...locations].map(([path, opened]) => (
              <Activity key={path} mode={path === key ? 'visible' : 'hidden'}>
                <TabPage pages={pages} location={opened} />
              </Activity>
            ))}
            {!isPage && noPage}
            <LateUploads />
          </main>
          <BottomBar role={role} />
        </div>
      </div>
      {userInfo.isPasswordOld && (
        <Suspense>
          <PasswordAgePrompt userId={userInfo.userId} />
        </Suspense>
      )}
      {takenOver === 'here' && <TakeOverNotice name={userInfo.nickname || userInfo.name} />}
      <UserInfoCheck role={role} />
    </>
  )
}
