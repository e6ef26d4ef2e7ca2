// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { callWithFiles, type UploadOptions } from '../../client/upload.ts'
import type { SchoolChange, SchoolSettingsChange, SchoolPeopleFilter, SchoolPersonRef, NewSchoolPerson, SchoolPersonChange, SchoolPermissionsChange, FamilyJoin, FamilyLeave, StudentInvitationRequest, TeacherInvitationRequest, SchoolClassRef, InvitationFilter, InvitationRef, SchoolCourseFilter, NewSchoolCourse, SchoolCourseChange, SchoolClassFilter, NewSchoolClass, SchoolClassChange, ClassStudentsChange, LessonSeries, LessonSeriesRequest, NewClientKey, ClientKeyRef, ClientKeyOrigins, AuditFilter, SchoolJobFilter, SchoolJobRef, SchoolImportUpload, SchoolImportFilter, SchoolImportRef, SchoolImportRowFilter, SchoolImportApplication, SchoolExportRequest, SchoolProfileResponse, SchoolPeopleResponse, SchoolPersonDetailResponse, InvitationLinkResponse, InvitationSheetResponse, InvitationsResponse, SchoolInvitationResponse, SchoolCoursesResponse, SchoolCourseResponse, SchoolTextbooksResponse, SchoolClassesResponse, SchoolClassDetailResponse, LessonSeriesPreviewResponse, ClientKeysResponse, ClientKeySecretResponse, ClientKeyResponse, AuditEntriesResponse, SchoolStorageResponse, SchoolJobsResponse, SchoolJobResponse, SchoolImportResponse, SchoolImportsResponse, SchoolImportRowsResponse, SchoolExportResponse } from '../types.ts'

/**
 * @summary My school and its settings
 */
export const getOwnSchool = (signal?: AbortSignal) =>
  call<SchoolProfileResponse>({ url: '/api-tch/ext/school/get', signal })

export const getGetOwnSchoolQueryKey = () =>
  readKey<'getOwnSchool', []>('getOwnSchool')
export const getGetOwnSchoolQueryOptions = <Selected = DataOf<SchoolProfileResponse>>(options?: ReadOptions<DataOf<SchoolProfileResponse>, Selected>) =>
  readOptions<DataOf<SchoolProfileResponse>, Selected>('school-office', getGetOwnSchoolQueryKey(), (signal) => getOwnSchool(signal), options)
/** My school and its settings. */
export const useGetOwnSchool = <Selected = DataOf<SchoolProfileResponse>>(options?: ReadOptions<DataOf<SchoolProfileResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOwnSchoolQueryOptions(options), queryClient)


/**
 * Fields that are left out stay.
 * @summary Change what the school says about itself
 */
export const updateSchool = (schoolChange: SchoolChange, signal?: AbortSignal) =>
  call<SchoolProfileResponse>({ url: '/api-tch/ext/school/update', body: schoolChange, signal })

export const getUpdateSchoolMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolChange }, Context>) =>
  changeOptions<DataOf<SchoolProfileResponse>, { data: SchoolChange }, Context>('updateSchool', ["school-office","getBaseInfo","teacherUserInfo"], ({ data }) => updateSchool(data), options)
/** Change what the school says about itself. */
export const useUpdateSchool = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolMutationOptions(options), queryClient)


/**
 * Fields that are left out stay. They hold from the next call on.
 * @summary Change the rules of the school
 */
export const updateSchoolSettings = (schoolSettingsChange: SchoolSettingsChange, signal?: AbortSignal) =>
  call<SchoolProfileResponse>({ url: '/api-tch/ext/school/settings/update', body: schoolSettingsChange, signal })

export const getUpdateSchoolSettingsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolSettingsChange }, Context>) =>
  changeOptions<DataOf<SchoolProfileResponse>, { data: SchoolSettingsChange }, Context>('updateSchoolSettings', ["school-office","getBaseInfo"], ({ data }) => updateSchoolSettings(data), options)
/** Change the rules of the school. */
export const useUpdateSchoolSettings = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolSettingsChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolSettingsMutationOptions(options), queryClient)


/**
 * By name.
 * @summary People of the school
 */
export const listSchoolPeople = (schoolPeopleFilter: SchoolPeopleFilter, signal?: AbortSignal) =>
  call<SchoolPeopleResponse>({ url: '/api-tch/ext/school/people/list', body: schoolPeopleFilter, signal })

export const getListSchoolPeopleQueryKey = (schoolPeopleFilter?: SchoolPeopleFilter) =>
  readKey<'listSchoolPeople', [SchoolPeopleFilter]>('listSchoolPeople', schoolPeopleFilter)
export const getListSchoolPeopleQueryOptions = <Selected = DataOf<SchoolPeopleResponse>>(schoolPeopleFilter: SchoolPeopleFilter, options?: ReadOptions<DataOf<SchoolPeopleResponse>, Selected>) =>
  pageOptions<DataOf<SchoolPeopleResponse>, Selected>('school-office', getListSchoolPeopleQueryKey(schoolPeopleFilter), (signal) => listSchoolPeople(schoolPeopleFilter, signal), options)
/** People of the school. */
export const useListSchoolPeople = <Selected = DataOf<SchoolPeopleResponse>>(schoolPeopleFilter: SchoolPeopleFilter, options?: ReadOptions<DataOf<SchoolPeopleResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolPeopleQueryOptions(schoolPeopleFilter, options), queryClient)

export const getListSchoolPeopleInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolPeopleResponse>>>>(schoolPeopleFilter: Omit<SchoolPeopleFilter, 'current'>, options?: PagesOptions<DataOf<SchoolPeopleResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolPeopleResponse>, Selected>('school-office', getListSchoolPeopleQueryKey(schoolPeopleFilter), (current, signal) => listSchoolPeople({ ...schoolPeopleFilter, current }, signal), options)
/** People of the school. */
export const useListSchoolPeopleInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolPeopleResponse>>>>(schoolPeopleFilter: Omit<SchoolPeopleFilter, 'current'>, options?: PagesOptions<DataOf<SchoolPeopleResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolPeopleInfiniteQueryOptions(schoolPeopleFilter, options), queryClient)


/**
 * @summary One person of the school
 */
export const getSchoolPerson = (schoolPersonRef: SchoolPersonRef, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/get', body: schoolPersonRef, signal })

export const getGetSchoolPersonQueryKey = (schoolPersonRef?: SchoolPersonRef) =>
  readKey<'getSchoolPerson', [SchoolPersonRef]>('getSchoolPerson', schoolPersonRef)
export const getGetSchoolPersonQueryOptions = <Selected = DataOf<SchoolPersonDetailResponse>>(schoolPersonRef: SchoolPersonRef, options?: ReadOptions<DataOf<SchoolPersonDetailResponse>, Selected>) =>
  readOptions<DataOf<SchoolPersonDetailResponse>, Selected>('school-office', getGetSchoolPersonQueryKey(schoolPersonRef), (signal) => getSchoolPerson(schoolPersonRef, signal), options)
/** One person of the school. */
export const useGetSchoolPerson = <Selected = DataOf<SchoolPersonDetailResponse>>(schoolPersonRef: SchoolPersonRef, options?: ReadOptions<DataOf<SchoolPersonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolPersonQueryOptions(schoolPersonRef, options), queryClient)


/**
 * The account has no password: the person chooses it by an invitation (`inviteStudent`, `inviteTeacher`). A student with `familyOf` shares the account of that student, and takes no `username` and no phone.
 * @summary Add a teacher or a student
 */
export const addSchoolPerson = (newSchoolPerson: NewSchoolPerson, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/add', body: newSchoolPerson, signal })

export const getAddSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: NewSchoolPerson }, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: NewSchoolPerson }, Context>('addSchoolPerson', ["school-office"], ({ data }) => addSchoolPerson(data), options)
/** Add a teacher or a student. */
export const useAddSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: NewSchoolPerson }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddSchoolPersonMutationOptions(options), queryClient)


/**
 * Fields that are left out stay; an empty `externalId` takes it away.
 * @summary Change a person
 */
export const updateSchoolPerson = (schoolPersonChange: SchoolPersonChange, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/update', body: schoolPersonChange, signal })

export const getUpdateSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonChange }, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonChange }, Context>('updateSchoolPerson', ["school-office"], ({ data }) => updateSchoolPerson(data), options)
/** Change a person. */
export const useUpdateSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolPersonMutationOptions(options), queryClient)


/**
 * Every sign-in of the account ends, its password and its second step are gone. The link is given once.
 * @summary Take the password away and invite anew
 */
export const resetSchoolPerson = (schoolPersonRef: SchoolPersonRef, signal?: AbortSignal) =>
  call<InvitationLinkResponse>({ url: '/api-tch/ext/school/people/reset', body: schoolPersonRef, signal })

export const getResetSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: SchoolPersonRef }, Context>) =>
  changeOptions<DataOf<InvitationLinkResponse>, { data: SchoolPersonRef }, Context>('resetSchoolPerson', ["school-office"], ({ data }) => resetSchoolPerson(data), options)
/** Take the password away and invite anew. */
export const useResetSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: SchoolPersonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getResetSchoolPersonMutationOptions(options), queryClient)


/**
 * Their sign-ins and open invitations end. Lessons, classes and homework stay as they are; `reopenSchoolPerson` takes it back.
 * @summary Let a person sign in no more
 */
export const closeSchoolPerson = (schoolPersonRef: SchoolPersonRef, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/close', body: schoolPersonRef, signal })

export const getCloseSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef }, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef }, Context>('closeSchoolPerson', ["school-office"], ({ data }) => closeSchoolPerson(data), options)
/** Let a person sign in no more. */
export const useCloseSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getCloseSchoolPersonMutationOptions(options), queryClient)


/**
 * @summary Let a closed person sign in again
 */
export const reopenSchoolPerson = (schoolPersonRef: SchoolPersonRef, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/reopen', body: schoolPersonRef, signal })

export const getReopenSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef }, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef }, Context>('reopenSchoolPerson', ["school-office"], ({ data }) => reopenSchoolPerson(data), options)
/** Let a closed person sign in again. */
export const useReopenSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getReopenSchoolPersonMutationOptions(options), queryClient)


/**
 * Replaces what the teacher may do so far. A school keeps at least one administrator.
 * @summary Say what a teacher may do for the whole school
 */
export const setSchoolPermissions = (schoolPermissionsChange: SchoolPermissionsChange, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/people/permissions', body: schoolPermissionsChange, signal })

export const getSetSchoolPermissionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPermissionsChange }, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPermissionsChange }, Context>('setSchoolPermissions', ["school-office"], ({ data }) => setSchoolPermissions(data), options)
/** Say what a teacher may do for the whole school. */
export const useSetSchoolPermissions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPermissionsChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getSetSchoolPermissionsMutationOptions(options), queryClient)


/**
 * The student's own account, if it has one, goes: its sign-ins end. Refused where other students share that account.
 * @summary Let a student share the account of another
 */
export const joinSchoolFamily = (familyJoin: FamilyJoin, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/families/join', body: familyJoin, signal })

export const getJoinSchoolFamilyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyJoin }, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyJoin }, Context>('joinSchoolFamily', ["school-office"], ({ data }) => joinSchoolFamily(data), options)
/** Let a student share the account of another. */
export const useJoinSchoolFamily = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyJoin }, Context>, queryClient?: QueryClient) =>
  useMutation(getJoinSchoolFamilyMutationOptions(options), queryClient)


/**
 * The new account has no password; it is opened by an invitation.
 * @summary Give a student an account of their own
 */
export const leaveSchoolFamily = (familyLeave: FamilyLeave, signal?: AbortSignal) =>
  call<SchoolPersonDetailResponse>({ url: '/api-tch/ext/school/families/leave', body: familyLeave, signal })

export const getLeaveSchoolFamilyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyLeave }, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyLeave }, Context>('leaveSchoolFamily', ["school-office"], ({ data }) => leaveSchoolFamily(data), options)
/** Give a student an account of their own. */
export const useLeaveSchoolFamily = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyLeave }, Context>, queryClient?: QueryClient) =>
  useMutation(getLeaveSchoolFamilyMutationOptions(options), queryClient)


/**
 * The link, also for a QR code, is given once. It is good for 14 days and for one use; an earlier one of the same person is revoked.
 * @summary Invite a student by a link
 */
export const inviteStudent = (studentInvitationRequest: StudentInvitationRequest, signal?: AbortSignal) =>
  call<InvitationLinkResponse>({ url: '/api-tch/ext/school/invitations/student', body: studentInvitationRequest, signal })

export const getInviteStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: StudentInvitationRequest }, Context>) =>
  changeOptions<DataOf<InvitationLinkResponse>, { data: StudentInvitationRequest }, Context>('inviteStudent', ["school-office"], ({ data }) => inviteStudent(data), options)
/** Invite a student by a link. */
export const useInviteStudent = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: StudentInvitationRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteStudentMutationOptions(options), queryClient)


/**
 * As `inviteStudent`.
 * @summary Invite a teacher by a link
 */
export const inviteTeacher = (teacherInvitationRequest: TeacherInvitationRequest, signal?: AbortSignal) =>
  call<InvitationLinkResponse>({ url: '/api-tch/ext/school/invitations/teacher', body: teacherInvitationRequest, signal })

export const getInviteTeacherMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: TeacherInvitationRequest }, Context>) =>
  changeOptions<DataOf<InvitationLinkResponse>, { data: TeacherInvitationRequest }, Context>('inviteTeacher', ["school-office"], ({ data }) => inviteTeacher(data), options)
/** Invite a teacher by a link. */
export const useInviteTeacher = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: TeacherInvitationRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteTeacherMutationOptions(options), queryClient)


/**
 * Students who have chosen a password already get none. Of a family there is one link. Earlier links of those who get one are revoked.
 * @summary Links of all students of a class, to print
 */
export const inviteClass = (schoolClassRef: SchoolClassRef, signal?: AbortSignal) =>
  call<InvitationSheetResponse>({ url: '/api-tch/ext/school/invitations/class', body: schoolClassRef, signal })

export const getInviteClassMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationSheetResponse>, { data: SchoolClassRef }, Context>) =>
  changeOptions<DataOf<InvitationSheetResponse>, { data: SchoolClassRef }, Context>('inviteClass', ["school-office"], ({ data }) => inviteClass(data), options)
/** Links of all students of a class, to print. */
export const useInviteClass = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationSheetResponse>, { data: SchoolClassRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteClassMutationOptions(options), queryClient)


/**
 * Newest first; without their links, which are given once.
 * @summary Invitations
 */
export const listSchoolInvitations = (invitationFilter: InvitationFilter, signal?: AbortSignal) =>
  call<InvitationsResponse>({ url: '/api-tch/ext/school/invitations/list', body: invitationFilter, signal })

export const getListSchoolInvitationsQueryKey = (invitationFilter?: InvitationFilter) =>
  readKey<'listSchoolInvitations', [InvitationFilter]>('listSchoolInvitations', invitationFilter)
export const getListSchoolInvitationsQueryOptions = <Selected = DataOf<InvitationsResponse>>(invitationFilter: InvitationFilter, options?: ReadOptions<DataOf<InvitationsResponse>, Selected>) =>
  pageOptions<DataOf<InvitationsResponse>, Selected>('school-office', getListSchoolInvitationsQueryKey(invitationFilter), (signal) => listSchoolInvitations(invitationFilter, signal), options)
/** Invitations. */
export const useListSchoolInvitations = <Selected = DataOf<InvitationsResponse>>(invitationFilter: InvitationFilter, options?: ReadOptions<DataOf<InvitationsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolInvitationsQueryOptions(invitationFilter, options), queryClient)

export const getListSchoolInvitationsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<InvitationsResponse>>>>(invitationFilter: Omit<InvitationFilter, 'current'>, options?: PagesOptions<DataOf<InvitationsResponse>, Selected>) =>
  pagesOptions<DataOf<InvitationsResponse>, Selected>('school-office', getListSchoolInvitationsQueryKey(invitationFilter), (current, signal) => listSchoolInvitations({ ...invitationFilter, current }, signal), options)
/** Invitations. */
export const useListSchoolInvitationsInfinite = <Selected = JoinedPages<ItemOf<DataOf<InvitationsResponse>>>>(invitationFilter: Omit<InvitationFilter, 'current'>, options?: PagesOptions<DataOf<InvitationsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolInvitationsInfiniteQueryOptions(invitationFilter, options), queryClient)


/**
 * @summary Take an invitation back
 */
export const revokeSchoolInvitation = (invitationRef: InvitationRef, signal?: AbortSignal) =>
  call<SchoolInvitationResponse>({ url: '/api-tch/ext/school/invitations/revoke', body: invitationRef, signal })

export const getRevokeSchoolInvitationMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolInvitationResponse>, { data: InvitationRef }, Context>) =>
  changeOptions<DataOf<SchoolInvitationResponse>, { data: InvitationRef }, Context>('revokeSchoolInvitation', ["school-office"], ({ data }) => revokeSchoolInvitation(data), options)
/** Take an invitation back. */
export const useRevokeSchoolInvitation = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolInvitationResponse>, { data: InvitationRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeSchoolInvitationMutationOptions(options), queryClient)


/**
 * By name.
 * @summary Systematic courses of the school
 */
export const listSchoolCourses = (schoolCourseFilter: SchoolCourseFilter, signal?: AbortSignal) =>
  call<SchoolCoursesResponse>({ url: '/api-tch/ext/school/courses/list', body: schoolCourseFilter, signal })

export const getListSchoolCoursesQueryKey = (schoolCourseFilter?: SchoolCourseFilter) =>
  readKey<'listSchoolCourses', [SchoolCourseFilter]>('listSchoolCourses', schoolCourseFilter)
export const getListSchoolCoursesQueryOptions = <Selected = DataOf<SchoolCoursesResponse>>(schoolCourseFilter: SchoolCourseFilter, options?: ReadOptions<DataOf<SchoolCoursesResponse>, Selected>) =>
  pageOptions<DataOf<SchoolCoursesResponse>, Selected>('school-office', getListSchoolCoursesQueryKey(schoolCourseFilter), (signal) => listSchoolCourses(schoolCourseFilter, signal), options)
/** Systematic courses of the school. */
export const useListSchoolCourses = <Selected = DataOf<SchoolCoursesResponse>>(schoolCourseFilter: SchoolCourseFilter, options?: ReadOptions<DataOf<SchoolCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolCoursesQueryOptions(schoolCourseFilter, options), queryClient)

export const getListSchoolCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolCoursesResponse>>>>(schoolCourseFilter: Omit<SchoolCourseFilter, 'current'>, options?: PagesOptions<DataOf<SchoolCoursesResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolCoursesResponse>, Selected>('school-office', getListSchoolCoursesQueryKey(schoolCourseFilter), (current, signal) => listSchoolCourses({ ...schoolCourseFilter, current }, signal), options)
/** Systematic courses of the school. */
export const useListSchoolCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolCoursesResponse>>>>(schoolCourseFilter: Omit<SchoolCourseFilter, 'current'>, options?: PagesOptions<DataOf<SchoolCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolCoursesInfiniteQueryOptions(schoolCourseFilter, options), queryClient)


/**
 * @summary Create a systematic course
 */
export const createSchoolCourse = (newSchoolCourse: NewSchoolCourse, signal?: AbortSignal) =>
  call<SchoolCourseResponse>({ url: '/api-tch/ext/school/courses/create', body: newSchoolCourse, signal })

export const getCreateSchoolCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: NewSchoolCourse }, Context>) =>
  changeOptions<DataOf<SchoolCourseResponse>, { data: NewSchoolCourse }, Context>('createSchoolCourse', ["school-office","teacher-lesson-class"], ({ data }) => createSchoolCourse(data), options)
/** Create a systematic course. */
export const useCreateSchoolCourse = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: NewSchoolCourse }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateSchoolCourseMutationOptions(options), queryClient)


/**
 * Fields that are left out stay. Another textbook brings its chapters, and is refused once a class of the course has begun.
 * @summary Change a systematic course
 */
export const updateSchoolCourse = (schoolCourseChange: SchoolCourseChange, signal?: AbortSignal) =>
  call<SchoolCourseResponse>({ url: '/api-tch/ext/school/courses/update', body: schoolCourseChange, signal })

export const getUpdateSchoolCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: SchoolCourseChange }, Context>) =>
  changeOptions<DataOf<SchoolCourseResponse>, { data: SchoolCourseChange }, Context>('updateSchoolCourse', ["school-office","teacher-lesson-class"], ({ data }) => updateSchoolCourse(data), options)
/** Change a systematic course. */
export const useUpdateSchoolCourse = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: SchoolCourseChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolCourseMutationOptions(options), queryClient)


/**
 * Those of every school, and the school's own.
 * @summary Textbooks to teach by
 */
export const listSchoolTextbooks = (signal?: AbortSignal) =>
  call<SchoolTextbooksResponse>({ url: '/api-tch/ext/school/textbooks/list', signal })

export const getListSchoolTextbooksQueryKey = () =>
  readKey<'listSchoolTextbooks', []>('listSchoolTextbooks')
export const getListSchoolTextbooksQueryOptions = <Selected = DataOf<SchoolTextbooksResponse>>(options?: ReadOptions<DataOf<SchoolTextbooksResponse>, Selected>) =>
  readOptions<DataOf<SchoolTextbooksResponse>, Selected>('school-office', getListSchoolTextbooksQueryKey(), (signal) => listSchoolTextbooks(signal), options)
/** Textbooks to teach by. */
export const useListSchoolTextbooks = <Selected = DataOf<SchoolTextbooksResponse>>(options?: ReadOptions<DataOf<SchoolTextbooksResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolTextbooksQueryOptions(options), queryClient)


/**
 * By name.
 * @summary Classes of systematic courses
 */
export const listSchoolClasses = (schoolClassFilter: SchoolClassFilter, signal?: AbortSignal) =>
  call<SchoolClassesResponse>({ url: '/api-tch/ext/school/classes/list', body: schoolClassFilter, signal })

export const getListSchoolClassesQueryKey = (schoolClassFilter?: SchoolClassFilter) =>
  readKey<'listSchoolClasses', [SchoolClassFilter]>('listSchoolClasses', schoolClassFilter)
export const getListSchoolClassesQueryOptions = <Selected = DataOf<SchoolClassesResponse>>(schoolClassFilter: SchoolClassFilter, options?: ReadOptions<DataOf<SchoolClassesResponse>, Selected>) =>
  pageOptions<DataOf<SchoolClassesResponse>, Selected>('school-office', getListSchoolClassesQueryKey(schoolClassFilter), (signal) => listSchoolClasses(schoolClassFilter, signal), options)
/** Classes of systematic courses. */
export const useListSchoolClasses = <Selected = DataOf<SchoolClassesResponse>>(schoolClassFilter: SchoolClassFilter, options?: ReadOptions<DataOf<SchoolClassesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolClassesQueryOptions(schoolClassFilter, options), queryClient)

export const getListSchoolClassesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolClassesResponse>>>>(schoolClassFilter: Omit<SchoolClassFilter, 'current'>, options?: PagesOptions<DataOf<SchoolClassesResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolClassesResponse>, Selected>('school-office', getListSchoolClassesQueryKey(schoolClassFilter), (current, signal) => listSchoolClasses({ ...schoolClassFilter, current }, signal), options)
/** Classes of systematic courses. */
export const useListSchoolClassesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolClassesResponse>>>>(schoolClassFilter: Omit<SchoolClassFilter, 'current'>, options?: PagesOptions<DataOf<SchoolClassesResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolClassesInfiniteQueryOptions(schoolClassFilter, options), queryClient)


/**
 * @summary One class with its students and lessons
 */
export const getSchoolClass = (schoolClassRef: SchoolClassRef, signal?: AbortSignal) =>
  call<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/get', body: schoolClassRef, signal })

export const getGetSchoolClassQueryKey = (schoolClassRef?: SchoolClassRef) =>
  readKey<'getSchoolClass', [SchoolClassRef]>('getSchoolClass', schoolClassRef)
export const getGetSchoolClassQueryOptions = <Selected = DataOf<SchoolClassDetailResponse>>(schoolClassRef: SchoolClassRef, options?: ReadOptions<DataOf<SchoolClassDetailResponse>, Selected>) =>
  readOptions<DataOf<SchoolClassDetailResponse>, Selected>('school-office', getGetSchoolClassQueryKey(schoolClassRef), (signal) => getSchoolClass(schoolClassRef, signal), options)
/** One class with its students and lessons. */
export const useGetSchoolClass = <Selected = DataOf<SchoolClassDetailResponse>>(schoolClassRef: SchoolClassRef, options?: ReadOptions<DataOf<SchoolClassDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolClassQueryOptions(schoolClassRef, options), queryClient)


/**
 * @summary Create a class of a systematic course
 */
export const createSchoolClass = (newSchoolClass: NewSchoolClass, signal?: AbortSignal) =>
  call<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/create', body: newSchoolClass, signal })

export const getCreateSchoolClassMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: NewSchoolClass }, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: NewSchoolClass }, Context>('createSchoolClass', ["school-office","teacher-lesson-class"], ({ data }) => createSchoolClass(data), options)
/** Create a class of a systematic course. */
export const useCreateSchoolClass = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: NewSchoolClass }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateSchoolClassMutationOptions(options), queryClient)


/**
 * Fields that are left out stay. Another teacher takes over the lessons that have not begun, if they have time for them, or with `confirm`.
 * @summary Change a class
 */
export const updateSchoolClass = (schoolClassChange: SchoolClassChange, signal?: AbortSignal) =>
  call<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/update', body: schoolClassChange, signal })

export const getUpdateSchoolClassMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolClassChange }, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolClassChange }, Context>('updateSchoolClass', ["school-office","teacher-lesson-class"], ({ data }) => updateSchoolClass(data), options)
/** Change a class. */
export const useUpdateSchoolClass = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolClassChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolClassMutationOptions(options), queryClient)


/**
 * Those who are in it stay. All of them, or none where there are not enough seats.
 * @summary Put students into a class
 */
export const enrolSchoolStudents = (classStudentsChange: ClassStudentsChange, signal?: AbortSignal) =>
  call<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/enrol', body: classStudentsChange, signal })

export const getEnrolSchoolStudentsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange }, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange }, Context>('enrolSchoolStudents', ["school-office","teacher-lesson-class"], ({ data }) => enrolSchoolStudents(data), options)
/** Put students into a class. */
export const useEnrolSchoolStudents = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getEnrolSchoolStudentsMutationOptions(options), queryClient)


/**
 * What they did stays.
 * @summary Take students out of a class
 */
export const withdrawSchoolStudents = (classStudentsChange: ClassStudentsChange, signal?: AbortSignal) =>
  call<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/classes/withdraw', body: classStudentsChange, signal })

export const getWithdrawSchoolStudentsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange }, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange }, Context>('withdrawSchoolStudents', ["school-office","teacher-lesson-class"], ({ data }) => withdrawSchoolStudents(data), options)
/** Take students out of a class. */
export const useWithdrawSchoolStudents = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawSchoolStudentsMutationOptions(options), queryClient)


/**
 * Keeps the clock of `timeZone`, also when summer time begins or ends. An hour that is skipped is an hour later, one that happens twice is the first.
 * @summary What a series of lessons would be
 */
export const previewLessonSeries = (lessonSeries: LessonSeries, signal?: AbortSignal) =>
  call<LessonSeriesPreviewResponse>({ url: '/api-tch/ext/school/series/preview', body: lessonSeries, signal })

export const getPreviewLessonSeriesQueryKey = (lessonSeries?: LessonSeries) =>
  readKey<'previewLessonSeries', [LessonSeries]>('previewLessonSeries', lessonSeries)
export const getPreviewLessonSeriesQueryOptions = <Selected = DataOf<LessonSeriesPreviewResponse>>(lessonSeries: LessonSeries, options?: ReadOptions<DataOf<LessonSeriesPreviewResponse>, Selected>) =>
  readOptions<DataOf<LessonSeriesPreviewResponse>, Selected>('school-office', getPreviewLessonSeriesQueryKey(lessonSeries), (signal) => previewLessonSeries(lessonSeries, signal), options)
/** What a series of lessons would be. */
export const usePreviewLessonSeries = <Selected = DataOf<LessonSeriesPreviewResponse>>(lessonSeries: LessonSeries, options?: ReadOptions<DataOf<LessonSeriesPreviewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getPreviewLessonSeriesQueryOptions(lessonSeries, options), queryClient)


/**
 * All of them, or none. A busy teacher passes with `confirm`; busy students do not.
 * @summary Plan a series of lessons
 */
export const createLessonSeries = (lessonSeriesRequest: LessonSeriesRequest, signal?: AbortSignal) =>
  call<SchoolClassDetailResponse>({ url: '/api-tch/ext/school/series/create', body: lessonSeriesRequest, signal })

export const getCreateLessonSeriesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: LessonSeriesRequest }, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: LessonSeriesRequest }, Context>('createLessonSeries', ["school-office","teacher-lesson-class"], ({ data }) => createLessonSeries(data), options)
/** Plan a series of lessons. */
export const useCreateLessonSeries = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: LessonSeriesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateLessonSeriesMutationOptions(options), queryClient)


/**
 * Newest first, revoked ones too.
 * @summary Keys of programs that may call for the school
 */
export const listClientKeys = (signal?: AbortSignal) =>
  call<ClientKeysResponse>({ url: '/api-tch/ext/school/keys/list', signal })

export const getListClientKeysQueryKey = () =>
  readKey<'listClientKeys', []>('listClientKeys')
export const getListClientKeysQueryOptions = <Selected = DataOf<ClientKeysResponse>>(options?: ReadOptions<DataOf<ClientKeysResponse>, Selected>) =>
  readOptions<DataOf<ClientKeysResponse>, Selected>('school-office', getListClientKeysQueryKey(), (signal) => listClientKeys(signal), options)
/** Keys of programs that may call for the school. */
export const useListClientKeys = <Selected = DataOf<ClientKeysResponse>>(options?: ReadOptions<DataOf<ClientKeysResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClientKeysQueryOptions(options), queryClient)


/**
 * The secret of a server's key is given once.
 * @summary Make a key
 */
export const createClientKey = (newClientKey: NewClientKey, signal?: AbortSignal) =>
  call<ClientKeySecretResponse>({ url: '/api-tch/ext/school/keys/create', body: newClientKey, signal })

export const getCreateClientKeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: NewClientKey }, Context>) =>
  changeOptions<DataOf<ClientKeySecretResponse>, { data: NewClientKey }, Context>('createClientKey', ["school-office"], ({ data }) => createClientKey(data), options)
/** Make a key. */
export const useCreateClientKey = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: NewClientKey }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateClientKeyMutationOptions(options), queryClient)


/**
 * The one before stops working at once. Only of a server's key.
 * @summary Give a key a new secret
 */
export const rotateClientKey = (clientKeyRef: ClientKeyRef, signal?: AbortSignal) =>
  call<ClientKeySecretResponse>({ url: '/api-tch/ext/school/keys/rotate', body: clientKeyRef, signal })

export const getRotateClientKeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: ClientKeyRef }, Context>) =>
  changeOptions<DataOf<ClientKeySecretResponse>, { data: ClientKeyRef }, Context>('rotateClientKey', ["school-office"], ({ data }) => rotateClientKey(data), options)
/** Give a key a new secret. */
export const useRotateClientKey = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: ClientKeyRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getRotateClientKeyMutationOptions(options), queryClient)


/**
 * For good.
 * @summary Take a key back
 */
export const revokeClientKey = (clientKeyRef: ClientKeyRef, signal?: AbortSignal) =>
  call<ClientKeyResponse>({ url: '/api-tch/ext/school/keys/revoke', body: clientKeyRef, signal })

export const getRevokeClientKeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyRef }, Context>) =>
  changeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyRef }, Context>('revokeClientKey', ["school-office"], ({ data }) => revokeClientKey(data), options)
/** Take a key back. */
export const useRevokeClientKey = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeClientKeyMutationOptions(options), queryClient)


/**
 * Replaces those so far.
 * @summary Say which pages may use a key
 */
export const setClientKeyOrigins = (clientKeyOrigins: ClientKeyOrigins, signal?: AbortSignal) =>
  call<ClientKeyResponse>({ url: '/api-tch/ext/school/keys/origins', body: clientKeyOrigins, signal })

export const getSetClientKeyOriginsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyOrigins }, Context>) =>
  changeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyOrigins }, Context>('setClientKeyOrigins', ["school-office"], ({ data }) => setClientKeyOrigins(data), options)
/** Say which pages may use a key. */
export const useSetClientKeyOrigins = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyOrigins }, Context>, queryClient?: QueryClient) =>
  useMutation(getSetClientKeyOriginsMutationOptions(options), queryClient)


/**
 * Newest first. Nobody can change it.
 * @summary What was changed in the school office
 */
export const listAuditEntries = (auditFilter: AuditFilter, signal?: AbortSignal) =>
  call<AuditEntriesResponse>({ url: '/api-tch/ext/school/audit/list', body: auditFilter, signal })

export const getListAuditEntriesQueryKey = (auditFilter?: AuditFilter) =>
  readKey<'listAuditEntries', [AuditFilter]>('listAuditEntries', auditFilter)
export const getListAuditEntriesQueryOptions = <Selected = DataOf<AuditEntriesResponse>>(auditFilter: AuditFilter, options?: ReadOptions<DataOf<AuditEntriesResponse>, Selected>) =>
  pageOptions<DataOf<AuditEntriesResponse>, Selected>('school-office', getListAuditEntriesQueryKey(auditFilter), (signal) => listAuditEntries(auditFilter, signal), options)
/** What was changed in the school office. */
export const useListAuditEntries = <Selected = DataOf<AuditEntriesResponse>>(auditFilter: AuditFilter, options?: ReadOptions<DataOf<AuditEntriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAuditEntriesQueryOptions(auditFilter, options), queryClient)

export const getListAuditEntriesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AuditEntriesResponse>>>>(auditFilter: Omit<AuditFilter, 'current'>, options?: PagesOptions<DataOf<AuditEntriesResponse>, Selected>) =>
  pagesOptions<DataOf<AuditEntriesResponse>, Selected>('school-office', getListAuditEntriesQueryKey(auditFilter), (current, signal) => listAuditEntries({ ...auditFilter, current }, signal), options)
/** What was changed in the school office. */
export const useListAuditEntriesInfinite = <Selected = JoinedPages<ItemOf<DataOf<AuditEntriesResponse>>>>(auditFilter: Omit<AuditFilter, 'current'>, options?: PagesOptions<DataOf<AuditEntriesResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListAuditEntriesInfiniteQueryOptions(auditFilter, options), queryClient)


/**
 * @summary Space that the school uses
 */
export const getSchoolStorage = (signal?: AbortSignal) =>
  call<SchoolStorageResponse>({ url: '/api-tch/ext/school/storage/get', signal })

export const getGetSchoolStorageQueryKey = () =>
  readKey<'getSchoolStorage', []>('getSchoolStorage')
export const getGetSchoolStorageQueryOptions = <Selected = DataOf<SchoolStorageResponse>>(options?: ReadOptions<DataOf<SchoolStorageResponse>, Selected>) =>
  readOptions<DataOf<SchoolStorageResponse>, Selected>('school-office', getGetSchoolStorageQueryKey(), (signal) => getSchoolStorage(signal), options)
/** Space that the school uses. */
export const useGetSchoolStorage = <Selected = DataOf<SchoolStorageResponse>>(options?: ReadOptions<DataOf<SchoolStorageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolStorageQueryOptions(options), queryClient)


/**
 * What belongs to people and lessons of the school, newest first.
 * @summary Work that runs by itself
 */
export const listSchoolJobs = (schoolJobFilter: SchoolJobFilter, signal?: AbortSignal) =>
  call<SchoolJobsResponse>({ url: '/api-tch/ext/school/jobs/list', body: schoolJobFilter, signal })

export const getListSchoolJobsQueryKey = (schoolJobFilter?: SchoolJobFilter) =>
  readKey<'listSchoolJobs', [SchoolJobFilter]>('listSchoolJobs', schoolJobFilter)
export const getListSchoolJobsQueryOptions = <Selected = DataOf<SchoolJobsResponse>>(schoolJobFilter: SchoolJobFilter, options?: ReadOptions<DataOf<SchoolJobsResponse>, Selected>) =>
  pageOptions<DataOf<SchoolJobsResponse>, Selected>('school-office', getListSchoolJobsQueryKey(schoolJobFilter), (signal) => listSchoolJobs(schoolJobFilter, signal), options)
/** Work that runs by itself. */
export const useListSchoolJobs = <Selected = DataOf<SchoolJobsResponse>>(schoolJobFilter: SchoolJobFilter, options?: ReadOptions<DataOf<SchoolJobsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolJobsQueryOptions(schoolJobFilter, options), queryClient)

export const getListSchoolJobsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolJobsResponse>>>>(schoolJobFilter: Omit<SchoolJobFilter, 'current'>, options?: PagesOptions<DataOf<SchoolJobsResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolJobsResponse>, Selected>('school-office', getListSchoolJobsQueryKey(schoolJobFilter), (current, signal) => listSchoolJobs({ ...schoolJobFilter, current }, signal), options)
/** Work that runs by itself. */
export const useListSchoolJobsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolJobsResponse>>>>(schoolJobFilter: Omit<SchoolJobFilter, 'current'>, options?: PagesOptions<DataOf<SchoolJobsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolJobsInfiniteQueryOptions(schoolJobFilter, options), queryClient)


/**
 * @summary Try failed work again
 */
export const retrySchoolJob = (schoolJobRef: SchoolJobRef, signal?: AbortSignal) =>
  call<SchoolJobResponse>({ url: '/api-tch/ext/school/jobs/retry', body: schoolJobRef, signal })

export const getRetrySchoolJobMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolJobResponse>, { data: SchoolJobRef }, Context>) =>
  changeOptions<DataOf<SchoolJobResponse>, { data: SchoolJobRef }, Context>('retrySchoolJob', ["school-office"], ({ data }) => retrySchoolJob(data), options)
/** Try failed work again. */
export const useRetrySchoolJob = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolJobResponse>, { data: SchoolJobRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getRetrySchoolJobMutationOptions(options), queryClient)


/**
 * CSV in UTF-8, UTF-16 or GB18030, with commas, semicolons or tabs; XLSX, its first sheet; or OneRoster 1.2 as a ZIP of CSV files. It is read and checked in the background: `getSchoolImport` says how far it is.
 * @summary Upload a file to import
 */
export const uploadSchoolImport = (schoolImportUpload: SchoolImportUpload, options?: UploadOptions) =>
  callWithFiles<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/upload', encoding: 'multipart', body: schoolImportUpload }, options)

export const getUploadSchoolImportMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportUpload } & UploadOptions, Context>) =>
  changeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportUpload } & UploadOptions, Context>('uploadSchoolImport', ["school-office"], ({ data, ...upload }) => uploadSchoolImport(data, upload), options)
/** Upload a file to import. */
export const useUploadSchoolImport = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportUpload } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadSchoolImportMutationOptions(options), queryClient)


/**
 * Newest first.
 * @summary Imports of the school
 */
export const listSchoolImports = (schoolImportFilter: SchoolImportFilter, signal?: AbortSignal) =>
  call<SchoolImportsResponse>({ url: '/api-tch/ext/school/imports/list', body: schoolImportFilter, signal })

export const getListSchoolImportsQueryKey = (schoolImportFilter?: SchoolImportFilter) =>
  readKey<'listSchoolImports', [SchoolImportFilter]>('listSchoolImports', schoolImportFilter)
export const getListSchoolImportsQueryOptions = <Selected = DataOf<SchoolImportsResponse>>(schoolImportFilter: SchoolImportFilter, options?: ReadOptions<DataOf<SchoolImportsResponse>, Selected>) =>
  pageOptions<DataOf<SchoolImportsResponse>, Selected>('school-office', getListSchoolImportsQueryKey(schoolImportFilter), (signal) => listSchoolImports(schoolImportFilter, signal), options)
/** Imports of the school. */
export const useListSchoolImports = <Selected = DataOf<SchoolImportsResponse>>(schoolImportFilter: SchoolImportFilter, options?: ReadOptions<DataOf<SchoolImportsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolImportsQueryOptions(schoolImportFilter, options), queryClient)

export const getListSchoolImportsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportsResponse>>>>(schoolImportFilter: Omit<SchoolImportFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportsResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolImportsResponse>, Selected>('school-office', getListSchoolImportsQueryKey(schoolImportFilter), (current, signal) => listSchoolImports({ ...schoolImportFilter, current }, signal), options)
/** Imports of the school. */
export const useListSchoolImportsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportsResponse>>>>(schoolImportFilter: Omit<SchoolImportFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolImportsInfiniteQueryOptions(schoolImportFilter, options), queryClient)


/**
 * @summary How far an import is
 */
export const getSchoolImport = (schoolImportRef: SchoolImportRef, signal?: AbortSignal) =>
  call<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/get', body: schoolImportRef, signal })

export const getGetSchoolImportQueryKey = (schoolImportRef?: SchoolImportRef) =>
  readKey<'getSchoolImport', [SchoolImportRef]>('getSchoolImport', schoolImportRef)
export const getGetSchoolImportQueryOptions = <Selected = DataOf<SchoolImportResponse>>(schoolImportRef: SchoolImportRef, options?: ReadOptions<DataOf<SchoolImportResponse>, Selected>) =>
  readOptions<DataOf<SchoolImportResponse>, Selected>('school-office', getGetSchoolImportQueryKey(schoolImportRef), (signal) => getSchoolImport(schoolImportRef, signal), options)
/** How far an import is. */
export const useGetSchoolImport = <Selected = DataOf<SchoolImportResponse>>(schoolImportRef: SchoolImportRef, options?: ReadOptions<DataOf<SchoolImportResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolImportQueryOptions(schoolImportRef, options), queryClient)


/**
 * In the order of the file.
 * @summary The report of an import, row by row
 */
export const listSchoolImportRows = (schoolImportRowFilter: SchoolImportRowFilter, signal?: AbortSignal) =>
  call<SchoolImportRowsResponse>({ url: '/api-tch/ext/school/imports/rows', body: schoolImportRowFilter, signal })

export const getListSchoolImportRowsQueryKey = (schoolImportRowFilter?: SchoolImportRowFilter) =>
  readKey<'listSchoolImportRows', [SchoolImportRowFilter]>('listSchoolImportRows', schoolImportRowFilter)
export const getListSchoolImportRowsQueryOptions = <Selected = DataOf<SchoolImportRowsResponse>>(schoolImportRowFilter: SchoolImportRowFilter, options?: ReadOptions<DataOf<SchoolImportRowsResponse>, Selected>) =>
  pageOptions<DataOf<SchoolImportRowsResponse>, Selected>('school-office', getListSchoolImportRowsQueryKey(schoolImportRowFilter), (signal) => listSchoolImportRows(schoolImportRowFilter, signal), options)
/** The report of an import, row by row. */
export const useListSchoolImportRows = <Selected = DataOf<SchoolImportRowsResponse>>(schoolImportRowFilter: SchoolImportRowFilter, options?: ReadOptions<DataOf<SchoolImportRowsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolImportRowsQueryOptions(schoolImportRowFilter, options), queryClient)

export const getListSchoolImportRowsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportRowsResponse>>>>(schoolImportRowFilter: Omit<SchoolImportRowFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportRowsResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolImportRowsResponse>, Selected>('school-office', getListSchoolImportRowsQueryKey(schoolImportRowFilter), (current, signal) => listSchoolImportRows({ ...schoolImportRowFilter, current }, signal), options)
/** The report of an import, row by row. */
export const useListSchoolImportRowsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportRowsResponse>>>>(schoolImportRowFilter: Omit<SchoolImportRowFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportRowsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolImportRowsInfiniteQueryOptions(schoolImportRowFilter, options), queryClient)


/**
 * In the background, in batches. `all` is refused while a row has a problem; `good` leaves those rows out. Rows that are known by their external id are changed, not added again.
 * @summary Carry an import out
 */
export const applySchoolImport = (schoolImportApplication: SchoolImportApplication, signal?: AbortSignal) =>
  call<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/apply', body: schoolImportApplication, signal })

export const getApplySchoolImportMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportApplication }, Context>) =>
  changeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportApplication }, Context>('applySchoolImport', ["school-office"], ({ data }) => applySchoolImport(data), options)
/** Carry an import out. */
export const useApplySchoolImport = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportApplication }, Context>, queryClient?: QueryClient) =>
  useMutation(getApplySchoolImportMutationOptions(options), queryClient)


/**
 * @summary Forget an import that was not carried out
 */
export const discardSchoolImport = (schoolImportRef: SchoolImportRef, signal?: AbortSignal) =>
  call<SchoolImportResponse>({ url: '/api-tch/ext/school/imports/discard', body: schoolImportRef, signal })

export const getDiscardSchoolImportMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportRef }, Context>) =>
  changeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportRef }, Context>('discardSchoolImport', ["school-office"], ({ data }) => discardSchoolImport(data), options)
/** Forget an import that was not carried out. */
export const useDiscardSchoolImport = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDiscardSchoolImportMutationOptions(options), queryClient)


/**
 * In the columns that an import reads. Cells that a spreadsheet would take for a formula begin with an apostrophe. The log says who exported what.
 * @summary Rows of the school as a file
 */
export const exportSchool = (schoolExportRequest: SchoolExportRequest, signal?: AbortSignal) =>
  call<SchoolExportResponse>({ url: '/api-tch/ext/school/export', body: schoolExportRequest, answers: 'blob', signal })

export const getExportSchoolMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolExportResponse>, { data: SchoolExportRequest }, Context>) =>
  changeOptions<DataOf<SchoolExportResponse>, { data: SchoolExportRequest }, Context>('exportSchool', ["listAuditEntries"], ({ data }) => exportSchool(data), options)
/** Rows of the school as a file. */
export const useExportSchool = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolExportResponse>, { data: SchoolExportRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getExportSchoolMutationOptions(options), queryClient)


