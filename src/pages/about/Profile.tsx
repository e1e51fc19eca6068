import { paths } from '@/config/paths'
import { profile } from '@content/profile'
import { ProfilePage } from '@/features/profile/ProfilePage'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'

/** The creator's profile. */
export default function Profile() {
  usePageFrame({ theme: 'paper' })
  return (
    <>
      <PageHead
        title="작가 소개"
        description={profile.biography[0] ?? ''}
        path={paths.profile}
        type="profile"
        image={profile.portrait}
      />
      <ProfilePage />
    </>
  )
}
