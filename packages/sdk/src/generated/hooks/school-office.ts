// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import type { UploadOptions } from '../../client/upload.ts'
import { getOwnSchool, updateSchool, updateSchoolSettings, listSchoolPeople, getSchoolPerson, addSchoolPerson, updateSchoolPerson, resetSchoolPerson, closeSchoolPerson, reopenSchoolPerson, setSchoolPermissions, joinSchoolFamily, leaveSchoolFamily, inviteStudent, inviteTeacher, inviteClass, listSchoolInvitations, revokeSchoolInvitation, listSchoolCourses, createSchoolCourse, updateSchoolCourse, listSchoolTextbooks, listSchoolClasses, getSchoolClass, createSchoolClass, updateSchoolClass, enrolSchoolStudents, withdrawSchoolStudents, previewLessonSeries, createLessonSeries, moveSchoolLesson, callOffSchoolLessons, listClientKeys, createClientKey, rotateClientKey, revokeClientKey, setClientKeyOrigins, listAuditEntries, getSchoolStorage, listSchoolJobs, retrySchoolJob, uploadSchoolImport, listSchoolImports, getSchoolImport, listSchoolImportRows, applySchoolImport, discardSchoolImport, exportSchool } from '../calls/school-office.ts'
import type { SchoolChange, SchoolSettingsChange, SchoolPeopleFilter, SchoolPersonRef, NewSchoolPerson, SchoolPersonChange, SchoolPermissionsChange, FamilyJoin, FamilyLeave, StudentInvitationRequest, TeacherInvitationRequest, SchoolClassRef, InvitationFilter, InvitationRef, SchoolCourseFilter, NewSchoolCourse, SchoolCourseChange, SchoolClassFilter, NewSchoolClass, SchoolClassChange, ClassEnrolment, ClassStudentsChange, LessonSeries, LessonSeriesRequest, SchoolLessonMove, SchoolLessonsRef, NewClientKey, ClientKeyRef, ClientKeyOrigins, AuditFilter, SchoolJobFilter, SchoolJobRef, SchoolImportUpload, SchoolImportFilter, SchoolImportRef, SchoolImportRowFilter, SchoolImportApplication, SchoolExportRequest, SchoolProfileResponse, SchoolPeopleResponse, SchoolPersonDetailResponse, InvitationLinkResponse, InvitationSheetResponse, InvitationsResponse, SchoolInvitationResponse, SchoolCoursesResponse, SchoolCourseResponse, SchoolTextbooksResponse, SchoolClassesResponse, SchoolClassDetailResponse, LessonSeriesPreviewResponse, ClientKeysResponse, ClientKeySecretResponse, ClientKeyResponse, AuditEntriesResponse, SchoolStorageResponse, SchoolJobsResponse, SchoolJobResponse, SchoolImportResponse, SchoolImportsResponse, SchoolImportRowsResponse, SchoolExportResponse } from '../types.ts'

export const getGetOwnSchoolQueryKey = () =>
  readKey<'getOwnSchool', []>('getOwnSchool')
export const getGetOwnSchoolQueryOptions = <Selected = DataOf<SchoolProfileResponse>>(options?: ReadOptions<DataOf<SchoolProfileResponse>, Selected>) =>
  readOptions<DataOf<SchoolProfileResponse>, Selected>('school-office', getGetOwnSchoolQueryKey(), (call) => getOwnSchool(call), options)
/** My school and its settings. */
export const useGetOwnSchool = <Selected = DataOf<SchoolProfileResponse>>(options?: ReadOptions<DataOf<SchoolProfileResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOwnSchoolQueryOptions(useOwn(options)), queryClient)


export const getUpdateSchoolMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolProfileResponse>, { data: SchoolChange } & ChangeCallOptions, Context>('updateSchool', ["school-office","getBaseInfo","teacherUserInfo"], ({ data, ...call }) => updateSchool(data, call), options)
/** Change what the school says about itself. */
export const useUpdateSchool = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolMutationOptions(useOwn(options)), queryClient)


export const getUpdateSchoolSettingsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolSettingsChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolProfileResponse>, { data: SchoolSettingsChange } & ChangeCallOptions, Context>('updateSchoolSettings', ["school-office","getBaseInfo"], ({ data, ...call }) => updateSchoolSettings(data, call), options)
/** Change the rules of the school. */
export const useUpdateSchoolSettings = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolProfileResponse>, { data: SchoolSettingsChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolSettingsMutationOptions(useOwn(options)), queryClient)


export const getListSchoolPeopleQueryKey = (schoolPeopleFilter?: SchoolPeopleFilter) =>
  readKey<'listSchoolPeople', [SchoolPeopleFilter]>('listSchoolPeople', schoolPeopleFilter)
export const getListSchoolPeopleQueryOptions = <Selected = DataOf<SchoolPeopleResponse>>(schoolPeopleFilter: SchoolPeopleFilter, options?: ReadOptions<DataOf<SchoolPeopleResponse>, Selected>) =>
  pageOptions<DataOf<SchoolPeopleResponse>, Selected>('school-office', getListSchoolPeopleQueryKey(schoolPeopleFilter), (call) => listSchoolPeople(schoolPeopleFilter, call), options)
/** People of the school. */
export const useListSchoolPeople = <Selected = DataOf<SchoolPeopleResponse>>(schoolPeopleFilter: SchoolPeopleFilter, options?: ReadOptions<DataOf<SchoolPeopleResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolPeopleQueryOptions(schoolPeopleFilter, useOwn(options)), queryClient)

export const getListSchoolPeopleInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolPeopleResponse>>>>(schoolPeopleFilter: Omit<SchoolPeopleFilter, 'current'>, options?: PagesOptions<DataOf<SchoolPeopleResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolPeopleResponse>, Selected>('school-office', getListSchoolPeopleQueryKey(schoolPeopleFilter), (current, call) => listSchoolPeople({ ...schoolPeopleFilter, current }, call), options)
/** People of the school. */
export const useListSchoolPeopleInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolPeopleResponse>>>>(schoolPeopleFilter: Omit<SchoolPeopleFilter, 'current'>, options?: PagesOptions<DataOf<SchoolPeopleResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolPeopleInfiniteQueryOptions(schoolPeopleFilter, useOwn(options)), queryClient)


export const getGetSchoolPersonQueryKey = (schoolPersonRef?: SchoolPersonRef) =>
  readKey<'getSchoolPerson', [SchoolPersonRef]>('getSchoolPerson', schoolPersonRef)
export const getGetSchoolPersonQueryOptions = <Selected = DataOf<SchoolPersonDetailResponse>>(schoolPersonRef: SchoolPersonRef, options?: ReadOptions<DataOf<SchoolPersonDetailResponse>, Selected>) =>
  readOptions<DataOf<SchoolPersonDetailResponse>, Selected>('school-office', getGetSchoolPersonQueryKey(schoolPersonRef), (call) => getSchoolPerson(schoolPersonRef, call), options)
/** One person of the school. */
export const useGetSchoolPerson = <Selected = DataOf<SchoolPersonDetailResponse>>(schoolPersonRef: SchoolPersonRef, options?: ReadOptions<DataOf<SchoolPersonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolPersonQueryOptions(schoolPersonRef, useOwn(options)), queryClient)


export const getAddSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: NewSchoolPerson } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: NewSchoolPerson } & ChangeCallOptions, Context>('addSchoolPerson', ["school-office"], ({ data, ...call }) => addSchoolPerson(data, call), options)
/** Add a teacher or a student. */
export const useAddSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: NewSchoolPerson } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddSchoolPersonMutationOptions(useOwn(options)), queryClient)


export const getUpdateSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonChange } & ChangeCallOptions, Context>('updateSchoolPerson', ["school-office"], ({ data, ...call }) => updateSchoolPerson(data, call), options)
/** Change a person. */
export const useUpdateSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolPersonMutationOptions(useOwn(options)), queryClient)


export const getResetSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: SchoolPersonRef } & CallOptions, Context>) =>
  changeOptions<DataOf<InvitationLinkResponse>, { data: SchoolPersonRef } & CallOptions, Context>('resetSchoolPerson', ["school-office"], ({ data, ...call }) => resetSchoolPerson(data, call), options)
/** Take the password away and invite anew. */
export const useResetSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: SchoolPersonRef } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getResetSchoolPersonMutationOptions(useOwn(options)), queryClient)


export const getCloseSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef } & ChangeCallOptions, Context>('closeSchoolPerson', ["school-office"], ({ data, ...call }) => closeSchoolPerson(data, call), options)
/** Let a person sign in no more. */
export const useCloseSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCloseSchoolPersonMutationOptions(useOwn(options)), queryClient)


export const getReopenSchoolPersonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef } & ChangeCallOptions, Context>('reopenSchoolPerson', ["school-office"], ({ data, ...call }) => reopenSchoolPerson(data, call), options)
/** Let a closed person sign in again. */
export const useReopenSchoolPerson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPersonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReopenSchoolPersonMutationOptions(useOwn(options)), queryClient)


export const getSetSchoolPermissionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPermissionsChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPermissionsChange } & ChangeCallOptions, Context>('setSchoolPermissions', ["school-office"], ({ data, ...call }) => setSchoolPermissions(data, call), options)
/** Say what a teacher may do for the whole school. */
export const useSetSchoolPermissions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: SchoolPermissionsChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetSchoolPermissionsMutationOptions(useOwn(options)), queryClient)


export const getJoinSchoolFamilyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyJoin } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyJoin } & ChangeCallOptions, Context>('joinSchoolFamily', ["school-office"], ({ data, ...call }) => joinSchoolFamily(data, call), options)
/** Let a student share the account of another. */
export const useJoinSchoolFamily = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyJoin } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getJoinSchoolFamilyMutationOptions(useOwn(options)), queryClient)


export const getLeaveSchoolFamilyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyLeave } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyLeave } & ChangeCallOptions, Context>('leaveSchoolFamily', ["school-office"], ({ data, ...call }) => leaveSchoolFamily(data, call), options)
/** Give a student an account of their own. */
export const useLeaveSchoolFamily = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolPersonDetailResponse>, { data: FamilyLeave } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getLeaveSchoolFamilyMutationOptions(useOwn(options)), queryClient)


export const getInviteStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: StudentInvitationRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<InvitationLinkResponse>, { data: StudentInvitationRequest } & CallOptions, Context>('inviteStudent', ["school-office"], ({ data, ...call }) => inviteStudent(data, call), options)
/** Invite a student by a link. */
export const useInviteStudent = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: StudentInvitationRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteStudentMutationOptions(useOwn(options)), queryClient)


export const getInviteTeacherMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: TeacherInvitationRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<InvitationLinkResponse>, { data: TeacherInvitationRequest } & CallOptions, Context>('inviteTeacher', ["school-office"], ({ data, ...call }) => inviteTeacher(data, call), options)
/** Invite a teacher by a link. */
export const useInviteTeacher = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: TeacherInvitationRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteTeacherMutationOptions(useOwn(options)), queryClient)


export const getInviteClassMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationSheetResponse>, { data: SchoolClassRef } & CallOptions, Context>) =>
  changeOptions<DataOf<InvitationSheetResponse>, { data: SchoolClassRef } & CallOptions, Context>('inviteClass', ["school-office"], ({ data, ...call }) => inviteClass(data, call), options)
/** Links of all students of a class, to print. */
export const useInviteClass = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationSheetResponse>, { data: SchoolClassRef } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteClassMutationOptions(useOwn(options)), queryClient)


export const getListSchoolInvitationsQueryKey = (invitationFilter?: InvitationFilter) =>
  readKey<'listSchoolInvitations', [InvitationFilter]>('listSchoolInvitations', invitationFilter)
export const getListSchoolInvitationsQueryOptions = <Selected = DataOf<InvitationsResponse>>(invitationFilter: InvitationFilter, options?: ReadOptions<DataOf<InvitationsResponse>, Selected>) =>
  pageOptions<DataOf<InvitationsResponse>, Selected>('school-office', getListSchoolInvitationsQueryKey(invitationFilter), (call) => listSchoolInvitations(invitationFilter, call), options)
/** Invitations. */
export const useListSchoolInvitations = <Selected = DataOf<InvitationsResponse>>(invitationFilter: InvitationFilter, options?: ReadOptions<DataOf<InvitationsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolInvitationsQueryOptions(invitationFilter, useOwn(options)), queryClient)

export const getListSchoolInvitationsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<InvitationsResponse>>>>(invitationFilter: Omit<InvitationFilter, 'current'>, options?: PagesOptions<DataOf<InvitationsResponse>, Selected>) =>
  pagesOptions<DataOf<InvitationsResponse>, Selected>('school-office', getListSchoolInvitationsQueryKey(invitationFilter), (current, call) => listSchoolInvitations({ ...invitationFilter, current }, call), options)
/** Invitations. */
export const useListSchoolInvitationsInfinite = <Selected = JoinedPages<ItemOf<DataOf<InvitationsResponse>>>>(invitationFilter: Omit<InvitationFilter, 'current'>, options?: PagesOptions<DataOf<InvitationsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolInvitationsInfiniteQueryOptions(invitationFilter, useOwn(options)), queryClient)


export const getRevokeSchoolInvitationMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolInvitationResponse>, { data: InvitationRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolInvitationResponse>, { data: InvitationRef } & ChangeCallOptions, Context>('revokeSchoolInvitation', ["school-office"], ({ data, ...call }) => revokeSchoolInvitation(data, call), options)
/** Take an invitation back. */
export const useRevokeSchoolInvitation = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolInvitationResponse>, { data: InvitationRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeSchoolInvitationMutationOptions(useOwn(options)), queryClient)


export const getListSchoolCoursesQueryKey = (schoolCourseFilter?: SchoolCourseFilter) =>
  readKey<'listSchoolCourses', [SchoolCourseFilter]>('listSchoolCourses', schoolCourseFilter)
export const getListSchoolCoursesQueryOptions = <Selected = DataOf<SchoolCoursesResponse>>(schoolCourseFilter: SchoolCourseFilter, options?: ReadOptions<DataOf<SchoolCoursesResponse>, Selected>) =>
  pageOptions<DataOf<SchoolCoursesResponse>, Selected>('school-office', getListSchoolCoursesQueryKey(schoolCourseFilter), (call) => listSchoolCourses(schoolCourseFilter, call), options)
/** Courses of the school. */
export const useListSchoolCourses = <Selected = DataOf<SchoolCoursesResponse>>(schoolCourseFilter: SchoolCourseFilter, options?: ReadOptions<DataOf<SchoolCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolCoursesQueryOptions(schoolCourseFilter, useOwn(options)), queryClient)

export const getListSchoolCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolCoursesResponse>>>>(schoolCourseFilter: Omit<SchoolCourseFilter, 'current'>, options?: PagesOptions<DataOf<SchoolCoursesResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolCoursesResponse>, Selected>('school-office', getListSchoolCoursesQueryKey(schoolCourseFilter), (current, call) => listSchoolCourses({ ...schoolCourseFilter, current }, call), options)
/** Courses of the school. */
export const useListSchoolCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolCoursesResponse>>>>(schoolCourseFilter: Omit<SchoolCourseFilter, 'current'>, options?: PagesOptions<DataOf<SchoolCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolCoursesInfiniteQueryOptions(schoolCourseFilter, useOwn(options)), queryClient)


export const getCreateSchoolCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: NewSchoolCourse } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolCourseResponse>, { data: NewSchoolCourse } & ChangeCallOptions, Context>('createSchoolCourse', ["school-office","teacher-lesson-class"], ({ data, ...call }) => createSchoolCourse(data, call), options)
/** Create a systematic course. */
export const useCreateSchoolCourse = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: NewSchoolCourse } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateSchoolCourseMutationOptions(useOwn(options)), queryClient)


export const getUpdateSchoolCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: SchoolCourseChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolCourseResponse>, { data: SchoolCourseChange } & ChangeCallOptions, Context>('updateSchoolCourse', ["school-office","teacher-lesson-class"], ({ data, ...call }) => updateSchoolCourse(data, call), options)
/** Change a systematic course. */
export const useUpdateSchoolCourse = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolCourseResponse>, { data: SchoolCourseChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolCourseMutationOptions(useOwn(options)), queryClient)


export const getListSchoolTextbooksQueryKey = () =>
  readKey<'listSchoolTextbooks', []>('listSchoolTextbooks')
export const getListSchoolTextbooksQueryOptions = <Selected = DataOf<SchoolTextbooksResponse>>(options?: ReadOptions<DataOf<SchoolTextbooksResponse>, Selected>) =>
  readOptions<DataOf<SchoolTextbooksResponse>, Selected>('school-office', getListSchoolTextbooksQueryKey(), (call) => listSchoolTextbooks(call), options)
/** Textbooks to teach by. */
export const useListSchoolTextbooks = <Selected = DataOf<SchoolTextbooksResponse>>(options?: ReadOptions<DataOf<SchoolTextbooksResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolTextbooksQueryOptions(useOwn(options)), queryClient)


export const getListSchoolClassesQueryKey = (schoolClassFilter?: SchoolClassFilter) =>
  readKey<'listSchoolClasses', [SchoolClassFilter]>('listSchoolClasses', schoolClassFilter)
export const getListSchoolClassesQueryOptions = <Selected = DataOf<SchoolClassesResponse>>(schoolClassFilter: SchoolClassFilter, options?: ReadOptions<DataOf<SchoolClassesResponse>, Selected>) =>
  pageOptions<DataOf<SchoolClassesResponse>, Selected>('school-office', getListSchoolClassesQueryKey(schoolClassFilter), (call) => listSchoolClasses(schoolClassFilter, call), options)
/** Classes of the school. */
export const useListSchoolClasses = <Selected = DataOf<SchoolClassesResponse>>(schoolClassFilter: SchoolClassFilter, options?: ReadOptions<DataOf<SchoolClassesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolClassesQueryOptions(schoolClassFilter, useOwn(options)), queryClient)

export const getListSchoolClassesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolClassesResponse>>>>(schoolClassFilter: Omit<SchoolClassFilter, 'current'>, options?: PagesOptions<DataOf<SchoolClassesResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolClassesResponse>, Selected>('school-office', getListSchoolClassesQueryKey(schoolClassFilter), (current, call) => listSchoolClasses({ ...schoolClassFilter, current }, call), options)
/** Classes of the school. */
export const useListSchoolClassesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolClassesResponse>>>>(schoolClassFilter: Omit<SchoolClassFilter, 'current'>, options?: PagesOptions<DataOf<SchoolClassesResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolClassesInfiniteQueryOptions(schoolClassFilter, useOwn(options)), queryClient)


export const getGetSchoolClassQueryKey = (schoolClassRef?: SchoolClassRef) =>
  readKey<'getSchoolClass', [SchoolClassRef]>('getSchoolClass', schoolClassRef)
export const getGetSchoolClassQueryOptions = <Selected = DataOf<SchoolClassDetailResponse>>(schoolClassRef: SchoolClassRef, options?: ReadOptions<DataOf<SchoolClassDetailResponse>, Selected>) =>
  readOptions<DataOf<SchoolClassDetailResponse>, Selected>('school-office', getGetSchoolClassQueryKey(schoolClassRef), (call) => getSchoolClass(schoolClassRef, call), options)
/** One class with its students and lessons. */
export const useGetSchoolClass = <Selected = DataOf<SchoolClassDetailResponse>>(schoolClassRef: SchoolClassRef, options?: ReadOptions<DataOf<SchoolClassDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolClassQueryOptions(schoolClassRef, useOwn(options)), queryClient)


export const getCreateSchoolClassMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: NewSchoolClass } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: NewSchoolClass } & ChangeCallOptions, Context>('createSchoolClass', ["school-office","teacher-lesson-class"], ({ data, ...call }) => createSchoolClass(data, call), options)
/** Create a class of a systematic course. */
export const useCreateSchoolClass = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: NewSchoolClass } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateSchoolClassMutationOptions(useOwn(options)), queryClient)


export const getUpdateSchoolClassMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolClassChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolClassChange } & ChangeCallOptions, Context>('updateSchoolClass', ["school-office","teacher-lesson-class"], ({ data, ...call }) => updateSchoolClass(data, call), options)
/** Change a class. */
export const useUpdateSchoolClass = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolClassChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSchoolClassMutationOptions(useOwn(options)), queryClient)


export const getEnrolSchoolStudentsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassEnrolment } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassEnrolment } & ChangeCallOptions, Context>('enrolSchoolStudents', ["school-office","teacher-lesson-class"], ({ data, ...call }) => enrolSchoolStudents(data, call), options)
/** Put students into a class. */
export const useEnrolSchoolStudents = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassEnrolment } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getEnrolSchoolStudentsMutationOptions(useOwn(options)), queryClient)


export const getWithdrawSchoolStudentsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange } & ChangeCallOptions, Context>('withdrawSchoolStudents', ["school-office","teacher-lesson-class"], ({ data, ...call }) => withdrawSchoolStudents(data, call), options)
/** Take students out of a class. */
export const useWithdrawSchoolStudents = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: ClassStudentsChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawSchoolStudentsMutationOptions(useOwn(options)), queryClient)


export const getPreviewLessonSeriesQueryKey = (lessonSeries?: LessonSeries) =>
  readKey<'previewLessonSeries', [LessonSeries]>('previewLessonSeries', lessonSeries)
export const getPreviewLessonSeriesQueryOptions = <Selected = DataOf<LessonSeriesPreviewResponse>>(lessonSeries: LessonSeries, options?: ReadOptions<DataOf<LessonSeriesPreviewResponse>, Selected>) =>
  readOptions<DataOf<LessonSeriesPreviewResponse>, Selected>('school-office', getPreviewLessonSeriesQueryKey(lessonSeries), (call) => previewLessonSeries(lessonSeries, call), options)
/** What a series of lessons would be. */
export const usePreviewLessonSeries = <Selected = DataOf<LessonSeriesPreviewResponse>>(lessonSeries: LessonSeries, options?: ReadOptions<DataOf<LessonSeriesPreviewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getPreviewLessonSeriesQueryOptions(lessonSeries, useOwn(options)), queryClient)


export const getCreateLessonSeriesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: LessonSeriesRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: LessonSeriesRequest } & ChangeCallOptions, Context>('createLessonSeries', ["school-office","teacher-lesson-class"], ({ data, ...call }) => createLessonSeries(data, call), options)
/** Plan a series of lessons. */
export const useCreateLessonSeries = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: LessonSeriesRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateLessonSeriesMutationOptions(useOwn(options)), queryClient)


export const getMoveSchoolLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolLessonMove } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolLessonMove } & ChangeCallOptions, Context>('moveSchoolLesson', ["school-office","teacher-lesson-class"], ({ data, ...call }) => moveSchoolLesson(data, call), options)
/** Move a lesson. */
export const useMoveSchoolLesson = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolLessonMove } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getMoveSchoolLessonMutationOptions(useOwn(options)), queryClient)


export const getCallOffSchoolLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolLessonsRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolLessonsRef } & ChangeCallOptions, Context>('callOffSchoolLessons', ["school-office","teacher-lesson-class"], ({ data, ...call }) => callOffSchoolLessons(data, call), options)
/** Call lessons off. */
export const useCallOffSchoolLessons = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolClassDetailResponse>, { data: SchoolLessonsRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCallOffSchoolLessonsMutationOptions(useOwn(options)), queryClient)


export const getListClientKeysQueryKey = () =>
  readKey<'listClientKeys', []>('listClientKeys')
export const getListClientKeysQueryOptions = <Selected = DataOf<ClientKeysResponse>>(options?: ReadOptions<DataOf<ClientKeysResponse>, Selected>) =>
  readOptions<DataOf<ClientKeysResponse>, Selected>('school-office', getListClientKeysQueryKey(), (call) => listClientKeys(call), options)
/** Keys of programs that may call for the school. */
export const useListClientKeys = <Selected = DataOf<ClientKeysResponse>>(options?: ReadOptions<DataOf<ClientKeysResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClientKeysQueryOptions(useOwn(options)), queryClient)


export const getCreateClientKeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: NewClientKey } & CallOptions, Context>) =>
  changeOptions<DataOf<ClientKeySecretResponse>, { data: NewClientKey } & CallOptions, Context>('createClientKey', ["school-office"], ({ data, ...call }) => createClientKey(data, call), options)
/** Make a key. */
export const useCreateClientKey = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: NewClientKey } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateClientKeyMutationOptions(useOwn(options)), queryClient)


export const getRotateClientKeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: ClientKeyRef } & CallOptions, Context>) =>
  changeOptions<DataOf<ClientKeySecretResponse>, { data: ClientKeyRef } & CallOptions, Context>('rotateClientKey', ["school-office"], ({ data, ...call }) => rotateClientKey(data, call), options)
/** Give a key a new secret. */
export const useRotateClientKey = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeySecretResponse>, { data: ClientKeyRef } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRotateClientKeyMutationOptions(useOwn(options)), queryClient)


export const getRevokeClientKeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyRef } & ChangeCallOptions, Context>('revokeClientKey', ["school-office"], ({ data, ...call }) => revokeClientKey(data, call), options)
/** Take a key back. */
export const useRevokeClientKey = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeClientKeyMutationOptions(useOwn(options)), queryClient)


export const getSetClientKeyOriginsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyOrigins } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyOrigins } & ChangeCallOptions, Context>('setClientKeyOrigins', ["school-office"], ({ data, ...call }) => setClientKeyOrigins(data, call), options)
/** Say which pages may use a key. */
export const useSetClientKeyOrigins = <Context = unknown>(options?: ChangeOptions<DataOf<ClientKeyResponse>, { data: ClientKeyOrigins } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetClientKeyOriginsMutationOptions(useOwn(options)), queryClient)


export const getListAuditEntriesQueryKey = (auditFilter?: AuditFilter) =>
  readKey<'listAuditEntries', [AuditFilter]>('listAuditEntries', auditFilter)
export const getListAuditEntriesQueryOptions = <Selected = DataOf<AuditEntriesResponse>>(auditFilter: AuditFilter, options?: ReadOptions<DataOf<AuditEntriesResponse>, Selected>) =>
  pageOptions<DataOf<AuditEntriesResponse>, Selected>('school-office', getListAuditEntriesQueryKey(auditFilter), (call) => listAuditEntries(auditFilter, call), options)
/** What was changed in the school office. */
export const useListAuditEntries = <Selected = DataOf<AuditEntriesResponse>>(auditFilter: AuditFilter, options?: ReadOptions<DataOf<AuditEntriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAuditEntriesQueryOptions(auditFilter, useOwn(options)), queryClient)

export const getListAuditEntriesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AuditEntriesResponse>>>>(auditFilter: Omit<AuditFilter, 'current'>, options?: PagesOptions<DataOf<AuditEntriesResponse>, Selected>) =>
  pagesOptions<DataOf<AuditEntriesResponse>, Selected>('school-office', getListAuditEntriesQueryKey(auditFilter), (current, call) => listAuditEntries({ ...auditFilter, current }, call), options)
/** What was changed in the school office. */
export const useListAuditEntriesInfinite = <Selected = JoinedPages<ItemOf<DataOf<AuditEntriesResponse>>>>(auditFilter: Omit<AuditFilter, 'current'>, options?: PagesOptions<DataOf<AuditEntriesResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListAuditEntriesInfiniteQueryOptions(auditFilter, useOwn(options)), queryClient)


export const getGetSchoolStorageQueryKey = () =>
  readKey<'getSchoolStorage', []>('getSchoolStorage')
export const getGetSchoolStorageQueryOptions = <Selected = DataOf<SchoolStorageResponse>>(options?: ReadOptions<DataOf<SchoolStorageResponse>, Selected>) =>
  readOptions<DataOf<SchoolStorageResponse>, Selected>('school-office', getGetSchoolStorageQueryKey(), (call) => getSchoolStorage(call), options)
/** Space that the school uses. */
export const useGetSchoolStorage = <Selected = DataOf<SchoolStorageResponse>>(options?: ReadOptions<DataOf<SchoolStorageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolStorageQueryOptions(useOwn(options)), queryClient)


export const getListSchoolJobsQueryKey = (schoolJobFilter?: SchoolJobFilter) =>
  readKey<'listSchoolJobs', [SchoolJobFilter]>('listSchoolJobs', schoolJobFilter)
export const getListSchoolJobsQueryOptions = <Selected = DataOf<SchoolJobsResponse>>(schoolJobFilter: SchoolJobFilter, options?: ReadOptions<DataOf<SchoolJobsResponse>, Selected>) =>
  pageOptions<DataOf<SchoolJobsResponse>, Selected>('school-office', getListSchoolJobsQueryKey(schoolJobFilter), (call) => listSchoolJobs(schoolJobFilter, call), options)
/** Work that runs by itself. */
export const useListSchoolJobs = <Selected = DataOf<SchoolJobsResponse>>(schoolJobFilter: SchoolJobFilter, options?: ReadOptions<DataOf<SchoolJobsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolJobsQueryOptions(schoolJobFilter, useOwn(options)), queryClient)

export const getListSchoolJobsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolJobsResponse>>>>(schoolJobFilter: Omit<SchoolJobFilter, 'current'>, options?: PagesOptions<DataOf<SchoolJobsResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolJobsResponse>, Selected>('school-office', getListSchoolJobsQueryKey(schoolJobFilter), (current, call) => listSchoolJobs({ ...schoolJobFilter, current }, call), options)
/** Work that runs by itself. */
export const useListSchoolJobsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolJobsResponse>>>>(schoolJobFilter: Omit<SchoolJobFilter, 'current'>, options?: PagesOptions<DataOf<SchoolJobsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolJobsInfiniteQueryOptions(schoolJobFilter, useOwn(options)), queryClient)


export const getRetrySchoolJobMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolJobResponse>, { data: SchoolJobRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolJobResponse>, { data: SchoolJobRef } & ChangeCallOptions, Context>('retrySchoolJob', ["school-office"], ({ data, ...call }) => retrySchoolJob(data, call), options)
/** Try failed work again. */
export const useRetrySchoolJob = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolJobResponse>, { data: SchoolJobRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRetrySchoolJobMutationOptions(useOwn(options)), queryClient)


export const getUploadSchoolImportMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportUpload } & UploadOptions, Context>) =>
  changeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportUpload } & UploadOptions, Context>('uploadSchoolImport', ["school-office"], ({ data, ...call }) => uploadSchoolImport(data, call), options)
/** Upload a file to import. */
export const useUploadSchoolImport = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportUpload } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadSchoolImportMutationOptions(useOwn(options)), queryClient)


export const getListSchoolImportsQueryKey = (schoolImportFilter?: SchoolImportFilter) =>
  readKey<'listSchoolImports', [SchoolImportFilter]>('listSchoolImports', schoolImportFilter)
export const getListSchoolImportsQueryOptions = <Selected = DataOf<SchoolImportsResponse>>(schoolImportFilter: SchoolImportFilter, options?: ReadOptions<DataOf<SchoolImportsResponse>, Selected>) =>
  pageOptions<DataOf<SchoolImportsResponse>, Selected>('school-office', getListSchoolImportsQueryKey(schoolImportFilter), (call) => listSchoolImports(schoolImportFilter, call), options)
/** Imports of the school. */
export const useListSchoolImports = <Selected = DataOf<SchoolImportsResponse>>(schoolImportFilter: SchoolImportFilter, options?: ReadOptions<DataOf<SchoolImportsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolImportsQueryOptions(schoolImportFilter, useOwn(options)), queryClient)

export const getListSchoolImportsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportsResponse>>>>(schoolImportFilter: Omit<SchoolImportFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportsResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolImportsResponse>, Selected>('school-office', getListSchoolImportsQueryKey(schoolImportFilter), (current, call) => listSchoolImports({ ...schoolImportFilter, current }, call), options)
/** Imports of the school. */
export const useListSchoolImportsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportsResponse>>>>(schoolImportFilter: Omit<SchoolImportFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolImportsInfiniteQueryOptions(schoolImportFilter, useOwn(options)), queryClient)


export const getGetSchoolImportQueryKey = (schoolImportRef?: SchoolImportRef) =>
  readKey<'getSchoolImport', [SchoolImportRef]>('getSchoolImport', schoolImportRef)
export const getGetSchoolImportQueryOptions = <Selected = DataOf<SchoolImportResponse>>(schoolImportRef: SchoolImportRef, options?: ReadOptions<DataOf<SchoolImportResponse>, Selected>) =>
  readOptions<DataOf<SchoolImportResponse>, Selected>('school-office', getGetSchoolImportQueryKey(schoolImportRef), (call) => getSchoolImport(schoolImportRef, call), options)
/** How far an import is. */
export const useGetSchoolImport = <Selected = DataOf<SchoolImportResponse>>(schoolImportRef: SchoolImportRef, options?: ReadOptions<DataOf<SchoolImportResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolImportQueryOptions(schoolImportRef, useOwn(options)), queryClient)


export const getListSchoolImportRowsQueryKey = (schoolImportRowFilter?: SchoolImportRowFilter) =>
  readKey<'listSchoolImportRows', [SchoolImportRowFilter]>('listSchoolImportRows', schoolImportRowFilter)
export const getListSchoolImportRowsQueryOptions = <Selected = DataOf<SchoolImportRowsResponse>>(schoolImportRowFilter: SchoolImportRowFilter, options?: ReadOptions<DataOf<SchoolImportRowsResponse>, Selected>) =>
  pageOptions<DataOf<SchoolImportRowsResponse>, Selected>('school-office', getListSchoolImportRowsQueryKey(schoolImportRowFilter), (call) => listSchoolImportRows(schoolImportRowFilter, call), options)
/** The report of an import, row by row. */
export const useListSchoolImportRows = <Selected = DataOf<SchoolImportRowsResponse>>(schoolImportRowFilter: SchoolImportRowFilter, options?: ReadOptions<DataOf<SchoolImportRowsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolImportRowsQueryOptions(schoolImportRowFilter, useOwn(options)), queryClient)

export const getListSchoolImportRowsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportRowsResponse>>>>(schoolImportRowFilter: Omit<SchoolImportRowFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportRowsResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolImportRowsResponse>, Selected>('school-office', getListSchoolImportRowsQueryKey(schoolImportRowFilter), (current, call) => listSchoolImportRows({ ...schoolImportRowFilter, current }, call), options)
/** The report of an import, row by row. */
export const useListSchoolImportRowsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolImportRowsResponse>>>>(schoolImportRowFilter: Omit<SchoolImportRowFilter, 'current'>, options?: PagesOptions<DataOf<SchoolImportRowsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolImportRowsInfiniteQueryOptions(schoolImportRowFilter, useOwn(options)), queryClient)


export const getApplySchoolImportMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportApplication } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportApplication } & ChangeCallOptions, Context>('applySchoolImport', ["school-office"], ({ data, ...call }) => applySchoolImport(data, call), options)
/** Carry an import out. */
export const useApplySchoolImport = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportApplication } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getApplySchoolImportMutationOptions(useOwn(options)), queryClient)


export const getDiscardSchoolImportMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportRef } & ChangeCallOptions, Context>('discardSchoolImport', ["school-office"], ({ data, ...call }) => discardSchoolImport(data, call), options)
/** Forget an import that was not carried out. */
export const useDiscardSchoolImport = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolImportResponse>, { data: SchoolImportRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDiscardSchoolImportMutationOptions(useOwn(options)), queryClient)


export const getExportSchoolMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolExportResponse>, { data: SchoolExportRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<SchoolExportResponse>, { data: SchoolExportRequest } & CallOptions, Context>('exportSchool', ["listAuditEntries"], ({ data, ...call }) => exportSchool(data, call), options)
/** Rows of the school as a file. */
export const useExportSchool = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolExportResponse>, { data: SchoolExportRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getExportSchoolMutationOptions(useOwn(options)), queryClient)


