import { Card, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '../account-page.tsx'
import * as css from '../account.css.ts'
import { Face } from './face.tsx'
import { FamilyCard } from '../family-card.tsx'
import { ProfileForm } from './profile-form.tsx'

export default function ProfilePage() {
  const { t } = useTranslation('account')
  return (
    <AccountPage heading={t('profileHeading')} lead={t('profileLead')} skeleton={<ProfileSkeleton />}>
      {(info, account) => (
        <>
          <Face info={info} account={account} />
          <ProfileForm key={info.profile.userId} info={info} account={account} />
          {account.role === 'student' && <FamilyCard />}
        </>
      )}
    </AccountPage>
  )
}

function ProfileSkeleton() {
  return (
    <>
      <Card padding="lg">
        <div className={css.face}>
          <Skeleton shape="circle" width={80} height={80} />
          <div className={css.faceWords}>
            <Skeleton width="8rem" height="2.5rem" />
            <Skeleton width="10rem" />
          </div>
        </div>
      </Card>
      <Card padding="lg" className={css.form}>
        <FieldSkeleton />
        <div className={css.columns}>
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <FieldSkeleton height="6rem" />
        <FieldSkeleton />
      </Card>
    </>
  )
}

const FieldSkeleton = ({ height = '2.5rem' }: { height?: string }) => (
  <div>
    <Skeleton width="6rem" />
    <Skeleton height={height} />
  </div>
)
