// Before anything is painted: what signs somebody in leaves the address; then the light, so that bedtime mode never starts with a flash of white (src/web/design/theme.ts);
// then what the first screen will ask for, so that its code, words, sky and letters come beside the app and not after it;
// and which first look stands until then (src/app/web/shell/first-look.css). The build lists the files
// (scripts/vite/list-early.ts).
(function () {
  // A letter that the page's own style asks for carries the whole address in its Referer, whatever the page's policy says.
  // The app puts it back when it begins, and takes from it what is its own (src/app/web/put-back-address.ts).
  if (/[?&](impersonationToken|token|code)=/.test(window.location.search)) {
    window.arrivedAt = window.location.href;
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  var root = document.documentElement;
  var read = function (storage, name) {
    try {
      return window[storage].getItem(name);
    } catch {
      // Storage is blocked: the device's own preference decides, and nobody is signed in yet.
      return null;
    }
  };
  var theme = read("localStorage", "theme");
  if (theme === "day" || theme === "night") {
    root.dataset.theme = theme;
    // Of the two colours of the browser's own frame, the one of the chosen light holds.
    document.querySelectorAll("meta[data-light]").forEach(function (meta) {
      meta.media = meta.dataset.light === theme ? "all" : "not all";
    });
  } else theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";

  var signedIn = read("sessionStorage", "token") || read("localStorage", "token");
  var path = window.location.pathname;
  var screen = /^\/stories\/./.test(path)
    ? "story"
    : path === "/" && signedIn
      ? "home"
      : signedIn || /^\/(terms|privacy)\b/.test(path)
        ? ""
        : "login";
  var languages = [read("localStorage", "language") || ""].concat(navigator.languages || []);
  var language = languages.map((tag) => (/^(en|ro|de)\b/i.exec(tag) || [""])[0].toLowerCase()).find(Boolean) || "en";
  var sky = window.matchMedia("(width < 560px)").matches
    ? { login: "phone", home: "narrow" }
    : { login: "tall", home: "wide" };
  var early = JSON.parse(document.getElementById("early").textContent);
  var ask = function (name) {
    (early[name] || []).forEach(function (file) {
      var link = document.createElement("link");
      if (file.endsWith(".js")) {
        link.rel = "modulepreload";
        link.crossOrigin = "";
      } else {
        link.rel = "preload";
        link.as = file.endsWith(".css") ? "style" : file.endsWith(".woff2") ? "font" : "image";
        if (link.as === "image") link.fetchPriority = "high";
        else link.crossOrigin = "";
      }
      link.href = "/" + file;
      document.head.append(link);
    });
  };
  // What is seen first has the line for itself; the app begins once that is painted, where anything is: a tab in the
  // background paints nothing, and a book that is not shared, or is opened on a wide screen, has no first look. Nothing else
  // is asked for before: a cover comes and is painted alone.
  ask(sky[screen] + "-" + theme);
  var narrow = window.matchMedia("(width < 768px)").matches;
  var begun = false;
  var begin = function () {
    if (begun) return;
    begun = true;
    var cover = narrow && document.querySelector("#first-look img");
    if (cover || sky[screen]) afterPaint(askAndRun, cover ? 1000 : 400);
    else askAndRun();
  };
  var askAndRun = function () {
    ["app", screen, language + "-start", screen === "story" ? language + "-story" : ""].forEach(ask);
    // Letters are taken up and not only fetched: laid out before they are there, every size of them is looked for among the
    // device's own.
    (early.fonts || []).concat(early[screen + "-fonts"] || []).forEach(function (font) {
      // Where it cannot be had, the next face of the list stands in, now as later.
      document.fonts.load(font).catch(function () {});
    });
    run();
  };
  // One after the other: what is read and run in one go keeps a tap waiting.
  var run = function () {
    (early.app || []).reduce(function (before, file) {
      return before.then(function () {
        return import("/" + file);
      });
    }, Promise.resolve());
  };
  // What runs before the browser has shown the first look keeps it from being shown. A browser that does not tell when it
  // has, and a tab in the background, do not wait; nor does anybody longer than so many milliseconds.
  var afterPaint = function (act, longest) {
    var done = false;
    var once = function () {
      if (done) return;
      done = true;
      act();
    };
    var told = window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes("paint");
    if (document.hidden || !told) return once();
    new PerformanceObserver(function (list, observer) {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      once();
    }).observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", once, { once: true });
    setTimeout(once, longest);
  };
  document.addEventListener("visibilitychange", begin, { once: true });
  if (document.hidden) begin();
  else
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
  if (screen === "") return;
  root.dataset.first = screen;
  if (sky[screen]) root.dataset.firstSky = sky[screen] + "-" + theme;
  else
    new MutationObserver(function (_, observer) {
      var look = document.getElementById("first-look");
      var cover = document.querySelector("link[imagesrcset]");
      if (!look) return;
      observer.disconnect();
      if (!cover) return;
      var picture = new Image();
      picture.alt = "";
      picture.sizes = cover.imageSizes;
      picture.srcset = cover.imageSrcset;
      look.append(picture);
    }).observe(root, { childList: true, subtree: true });
})();
