import { worksOffline } from './offline.ts'
import { tellsOfPushes } from './push.ts'

tellsOfPushes()
worksOffline()
