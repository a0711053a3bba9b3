/** Who calls; the impersonator is an administrator who acts in the owner's name. */
export const WHO = ["visitor", "stranger", "owner", "admin", "printshop", "impersonator"] as const;
export type Who = (typeof WHO)[number];

/**
 * What everybody is answered who calls with good input: vis(itor), str(anger), own(er), adm(inistrator), pri(ntshop) and
 * imp(ersonator), about a private and about a shared story of the owner's. A private story is not there for others (404), a shared
 * one may be read but not changed (403). No provider of sign-in or payments is configured here, so those calls end in 401 and 503;
 * an administrator in somebody's name may not pay, delete, take an export or end sessions (403), nor renew the session (401).
 */
const TABLE = `
                                                                private story                | shared story
                                                                vis  str  own  adm  pri  imp | vis  str  own  adm  pri  imp
POST    /api/admin/impersonations                               401  403  403  201  403  403 | 401  403  403  201  403  403
POST    /api/admin/passes                                       401  403  403  201  201  403 | 401  403  403  201  201  403
GET     /api/admin/people                                       401  403  403  200  403  403 | 401  403  403  200  403  403
PUT     /api/admin/people/:id/roles                             401  403  403  200  403  403 | 401  403  403  200  403  403
GET     /api/admin/reports                                      401  403  403  200  403  403 | 401  403  403  200  403  403
GET     /api/admin/settings                                     401  403  403  200  403  403 | 401  403  403  200  403  403
PUT     /api/admin/settings                                     401  403  403  200  403  403 | 401  403  403  200  403  403
GET     /api/admin/settings/changes                             401  403  403  200  403  403 | 401  403  403  200  403  403
PUT     /api/admin/stories/:id/hidden                           401  403  403  200  403  403 | 401  403  403  200  403  403
GET     /api/admin/trail                                        401  403  403  200  403  403 | 401  403  403  200  403  403
GET     /api/app/settings                                       200  200  200  200  200  200 | 200  200  200  200  200  200
POST    /api/auth/facebook                                      401  401  401  401  401  401 | 401  401  401  401  401  401
POST    /api/auth/google                                        401  401  401  401  401  401 | 401  401  401  401  401  401
POST    /api/auth/impersonation                                 401  401  401  401  401  401 | 401  401  401  401  401  401
POST    /api/auth/logout                                        401  204  204  204  204  204 | 401  204  204  204  204  204
POST    /api/auth/portal                                        401  401  401  401  401  401 | 401  401  401  401  401  401
POST    /api/auth/refresh                                       401  200  200  200  200  401 | 401  200  200  200  200  401
POST    /api/auth/x                                             401  401  401  401  401  401 | 401  401  401  401  401  401
GET     /api/openapi.json                                       200  200  200  200  200  200 | 200  200  200  200  200  200
POST    /api/payments/webhook                                   503  503  503  503  503  503 | 503  503  503  503  503  503
POST    /api/pictures/cast-card                                 401  200  200  200  200  200 | 401  200  200  200  200  200
GET     /api/stories                                            401  200  200  200  200  200 | 401  200  200  200  200  200
POST    /api/stories                                            401  201  201  201  201  201 | 401  201  201  201  201  201
GET     /api/stories/:id                                        404  404  200  404  404  200 | 200  200  200  200  200  200
DELETE  /api/stories/:id                                        401  404  204  404  404  403 | 401  403  204  403  403  403
PUT     /api/stories/:id/cast/:characterId                      401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/cover/edit                             401  404  200  404  404  200 | 401  403  200  403  403  200
POST    /api/stories/:id/cover/image                            401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/cover/image/:imageId                   401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/cover/userDrawingInstructions          401  404  200  404  404  200 | 401  403  200  403  403  200
GET     /api/stories/:id/epub                                   401  404  200  404  404  200 | 401  403  200  403  403  200
POST    /api/stories/:id/like                                   401  404  200  404  404  200 | 401  200  200  200  200  200
PUT     /api/stories/:id/pages/:pageId/edit                     401  404  200  404  404  200 | 401  403  200  403  403  200
POST    /api/stories/:id/pages/:pageId/image                    401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/pages/:pageId/image/:imageId           401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/pages/:pageId/level                    401  404  200  404  404  200 | 401  403  200  403  403  200
POST    /api/stories/:id/pages/:pageId/retry                    401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/pages/:pageId/text                     401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/pages/:pageId/userDrawingInstructions  401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/secondLanguage                         401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/secondLanguage/title                   401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/pages/:pageId/secondText               401  404  200  404  404  200 | 401  403  200  403  403  200
DELETE  /api/stories/:id/secondLanguage                         401  404  200  404  404  200 | 401  403  200  403  403  200
GET     /api/stories/:id/pdf                                    401  404  200  404  404  200 | 401  403  200  403  403  200
POST    /api/stories/:id/report                                 404  404  204  404  404  204 | 204  204  204  204  204  204
PUT     /api/stories/:id/sharing                                401  404  200  404  404  200 | 401  403  200  403  403  200
PUT     /api/stories/:id/title                                  401  404  200  404  404  200 | 401  403  200  403  403  200
POST    /api/stories/:id/undo                                   401  404  200  404  404  200 | 401  403  200  403  403  200
POST    /api/stories/analyze                                    401  200  200  200  200  200 | 401  200  200  200  200  200
GET     /api/stories/rights                                     401  200  200  200  200  200 | 401  200  200  200  200  200
GET     /api/stories/top-3-by-likes                             401  200  200  200  200  200 | 401  200  200  200  200  200
POST    /api/subscriptions                                      401  503  503  503  503  403 | 401  503  503  503  503  403
POST    /api/subscriptions/confirm/:orderId                     401  404  404  404  404  403 | 401  404  404  404  404  403
DELETE  /api/user                                               401  204  204  204  204  403 | 401  204  204  204  204  403
POST    /api/user/acknowledge                                   401  204  204  204  204  204 | 401  204  204  204  204  204
GET     /api/user/export                                        401  200  200  200  200  403 | 401  200  200  200  200  403
GET     /api/user/info                                          401  200  200  200  200  200 | 401  200  200  200  200  200
GET     /api/user/likes-stats                                   401  200  200  200  200  200 | 401  200  200  200  200  200
DELETE  /api/user/sessions                                      401  204  204  204  204  403 | 401  204  204  204  204  403
GET     /api/user/sessions                                      401  200  200  200  200  200 | 401  200  200  200  200  200
DELETE  /api/user/sessions/:id                                  401  204  204  204  204  403 | 401  204  204  204  204  403
GET     /healthz                                                200  200  200  200  200  200 | 200  200  200  200  200  200
GET     /images/:storyId/:pictureId/:file                       200  200  200  200  200  200 | 200  200  200  200  200  200
GET     /metrics                                                200  200  200  200  200  200 | 200  200  200  200  200  200
GET     /portraits/:person/:file                                200  200  200  200  200  200 | 200  200  200  200  200  200
GET     /readyz                                                 200  200  200  200  200  200 | 200  200  200  200  200  200
`;

/** The table by route (`GET /api/stories/:id`): each caller's status in the order of `WHO`. */
export const MATRIX = readTable(TABLE);

export interface Row {
  readonly private: readonly number[];
  readonly shared: readonly number[];
}

function readTable(table: string): ReadonlyMap<string, Row> {
  const lines = table.split("\n").filter((line) => /^[A-Z]+ /.test(line));
  return new Map(lines.map(readRow));
}

function readRow(line: string): [string, Row] {
  const [head = "", shared = ""] = line.split("|");
  const [method = "", path = "", ...statuses] = head.trim().split(/ +/);
  return [`${method} ${path}`, { private: statuses.map(Number), shared: shared.trim().split(/ +/).map(Number) }];
}
