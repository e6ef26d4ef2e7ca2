import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from './route-meta.ts'

const WordsPage = lazyPage(() => import('../../features/words/list/words-page.tsx'), 'words', 'favourites')
const ReviewPage = lazyPage(() => import('../../features/words/review/review-page.tsx'), 'words', 'favourites', 'keys')
const FavouritesPage = lazyPage<{ viewer: Role }>(
  () => import('../../features/words/favourites-page.tsx'),
  'favourites',
)
const SearchPage = lazyPage<{ viewer: Role }>(
  () => import('../../features/search/search-page.tsx'),
  'search',
  'favourites',
)

const title = (role: Role, text: string, name: PageName) => meta({ text, name }, role)

/** What a person keeps, words among it, and the search over all that they may see. */
export const favouriteRoutes: Record<Role, AppRoute[]> = {
  teacher: [
    {
      path: '/teacher/favourites',
      element: <FavouritesPage viewer="teacher" />,
      handle: title('teacher', '收藏', 'favourites'),
    },
    { path: '/teacher/search', element: <SearchPage viewer="teacher" />, handle: title('teacher', '搜索', 'search') },
  ],
  student: [
    { path: '/student/words', element: <WordsPage />, handle: title('student', '生词本', 'words') },
    { path: '/student/words/review', element: <ReviewPage />, handle: title('student', '复习生词', 'wordReview') },
    {
      path: '/student/favourites',
      element: <FavouritesPage viewer="student" />,
      handle: title('student', '收藏', 'favourites'),
    },
    { path: '/student/search', element: <SearchPage viewer="student" />, handle: title('student', '搜索', 'search') },
  ],
}
