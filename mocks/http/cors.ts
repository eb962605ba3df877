type Answering = (request: Request) => Promise<Response>;

/** Lets one origin call: answers its preflights and names it on every answer. */
export function withCors(answer: Answering, origin: string): Answering {
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const response = await answer(request);
    const open = new Response(response.body, response);
    for (const [name, value] of Object.entries(headers)) open.headers.set(name, value);
    return open;
  };
}
